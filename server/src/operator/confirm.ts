import { Option } from '@members/command-line';

/**
 * Makes sure that an operator is there and may decide about money, by a one-time code: the one that is given, or one
 * that it asks for. Rejects with an Error of one sentence.
 */
export type Confirm = (operator: string, code: string | undefined) => Promise<void>;

export const codeOption = new Option('--code <code>', 'a fresh one-time code; asked for at a terminal');
