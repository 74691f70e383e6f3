import { defaultLanguage, isLanguage, type Language } from '@members/contract';
import type { FastifyRequest } from 'fastify';

/** The language of an answer: the `lang` header (API-06), else the `lang` field of a form, else English. */
export function languageOf(request: FastifyRequest): Language {
  if (isLanguage(request.headers.lang)) return request.headers.lang;
  const field = (request.body as { lang?: unknown } | null | undefined)?.lang;
  return isLanguage(field) ? field : defaultLanguage;
}
