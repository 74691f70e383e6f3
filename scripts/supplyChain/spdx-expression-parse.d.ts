declare module 'spdx-expression-parse' {
  export type Expression =
    | { license: string; plus?: true; exception?: string }
    | { conjunction: 'and' | 'or'; left: Expression; right: Expression };
  export default function parse(text: string): Expression;
}
