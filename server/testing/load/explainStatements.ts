import pg from 'pg';

/** What one statement cost, as PostgreSQL tells it. */
export interface Cost {
  text: string;
  ms: number;
  /** Pages of 8 KB that were looked at, cached or not. */
  buffers: number;
  /** Every node of its plan: what it does, to which table, and how many rows it made or threw away. */
  nodes: readonly PlanNode[];
}

export interface PlanNode {
  kind: string;
  table: string | null;
  index: string | null;
  /** Rows that it read: what it passed on and what its filter threw away, over all its loops. */
  rows: number;
}

interface Statement {
  text: string;
  values: unknown[];
}

/**
 * Runs something and then explains each statement that it sent to any database of this process, in a transaction that is
 * rolled back and by the plan that serves any values, as connections keep it that prepare their statements. What a function of the database reads counts for the statement that calls it. Without
 * `seqScans` a table is scanned only where no index can serve.
 */
export async function explainStatements(
  ownerUrl: string,
  run: () => Promise<unknown>,
  { seqScans = true } = {},
): Promise<Cost[]> {
  const statements = await statementsOf(run);
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('SET plan_cache_mode = force_generic_plan');
    if (!seqScans) await client.query('SET enable_seqscan = off');
    const costs: Cost[] = [];
    for (const statement of statements) costs.push(await explain(client, statement));
    return costs;
  } finally {
    await client.end();
  }
}

async function statementsOf(run: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...parts: unknown[]) {
    const [given, ...rest] = parts;
    const { text, values } = (
      given instanceof Object ? given : { text: given, values: rest[0] }
    ) as Statement;
    if (typeof text === 'string' && /^\s*(select|with|insert|update|delete)\b/i.test(text))
      sent.push({ text, values: Array.isArray(values) ? values : [] });
    return Reflect.apply(query, this, parts) as unknown;
  } as typeof query;
  try {
    await run();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

interface ExplainedNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: ExplainedNode[];
}

async function explain(client: pg.Client, { text, values }: Statement): Promise<Cost> {
  await client.query('BEGIN');
  try {
    await client.query(`PREPARE explained AS ${text}`);
    const literals = (await literalsOf(client, values)).join(', ');
    const execute = `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) EXECUTE explained${literals && ` (${literals})`}`;
    // The first time of a connection reads the catalogue too.
    await client.query(`SAVEPOINT first_time; ${execute}; ROLLBACK TO first_time`);
    const { rows } = await client.query<{
      'QUERY PLAN': [{ Plan: ExplainedNode; 'Execution Time': number }];
    }>(execute);
    const [{ Plan: plan, 'Execution Time': ms }] = rows[0]!['QUERY PLAN'];
    const buffers = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    return { text, ms, buffers, nodes: nodesOf(plan) };
  } finally {
    await client.query('ROLLBACK');
    await client.query('DEALLOCATE ALL');
  }
}

/** Parameters as the driver sends them, in the text of a statement. */
async function literalsOf(client: pg.Client, values: readonly unknown[]): Promise<string[]> {
  if (values.length === 0) return [];
  const texts = values.map((value) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value));
  const quoted = values.map((_, index) => `quote_nullable($${index + 1}::text) AS "${index}"`);
  const { rows } = await client.query<Record<string, string>>(`SELECT ${quoted.join(', ')}`, texts);
  return values.map((_, index) => rows[0]![index]!);
}

function nodesOf(node: ExplainedNode): PlanNode[] {
  const read = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
  return [
    {
      kind: node['Node Type'],
      table: node['Relation Name'] ?? null,
      index: node['Index Name'] ?? null,
      rows: read * node['Actual Loops'],
    },
    ...(node.Plans ?? []).flatMap(nodesOf),
  ];
}
