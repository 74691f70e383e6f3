import type { FastifyInstance } from 'fastify';
import { readBody } from '../http/readBody';
import { Refusal } from '../log/refusal';
import type { Reports } from './openReports';
import { reportSchema } from './reportSchema';

const maxBytes = 16 * 1024;
/** Reports from one address. A page sends one in 5 s at most; several members can share an address. */
const reportsPerMinute = 120;

/** `POST` under `/registry/reports`: reports of shells as JSON, or as text with JSON in it, as `sendBeacon` sends it. */
export async function reportRoutes(
  app: FastifyInstance,
  { reports, onReport }: { reports: Reports; onReport: () => void },
): Promise<void> {
  app.post(
    '/',
    { bodyLimit: maxBytes, config: { rateLimit: { max: reportsPerMinute, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const { body } = request;
      reports.add(readBody(reportSchema, typeof body === 'string' ? parse(body) : body));
      onReport();
      return reply.code(204).send();
    },
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid', 'The report is no JSON.');
  }
}
