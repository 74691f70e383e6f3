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
 * Runs something and then explains each statement that it sent to any database of this process, as it was sent and in a
 * transaction that is rolled back. What a function of the database reads counts for the statement that calls it. Without
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
    const [text, values] = parts;
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
    const { rows } = await client.query<{
      'QUERY PLAN': [{ Plan: ExplainedNode; 'Execution Time': number }];
    }>(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
    const [{ Plan: plan, 'Execution Time': ms }] = rows[0]!['QUERY PLAN'];
    const buffers = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    return { text, ms, buffers, nodes: nodesOf(plan) };
  } finally {
    await client.query('ROLLBACK');
  }
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
