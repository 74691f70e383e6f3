import { sql, type SqlBool } from 'kysely';

/** Whether members see a row of content. */
export const shown = sql<SqlBool>`shown_from <= now()`;
