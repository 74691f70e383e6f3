import { fieldsSchema, type ContentFields, type ContentKind } from '@members/office-contract';
import { useEffect, useMemo, useRef } from 'react';
import { callOffice } from '../calls/callOffice';

/** How long nothing is typed before the preview follows. */
const pauseMs = 700;

interface Typed {
  kind: ContentKind;
  /** Null for an item that is to be made. */
  id: string | null;
  /** What was typed; null where the form shows what is saved. */
  fields: ContentFields | null;
  /** The server has it: the preview is to be looked at anew. */
  onTaken: () => void;
}

/**
 * Has the operator's previews show what is typed, with a pause: it is saved nowhere else, and forgotten when the form is
 * left. Answers the first field that isn't right, for which the preview waits; null where it follows.
 */
export function useTypedPreview({ kind, id, fields, onTaken }: Typed): string | null {
  const fault = useMemo(() => {
    const issue = fields && fieldsSchema(kind).safeParse(fields).error?.issues[0];
    return issue ? String(issue.path[0] ?? '') : null;
  }, [kind, fields]);
  /** What the server has, as JSON; null for nothing. */
  const sent = useRef<string | null>(null);
  const latest = useRef(onTaken);
  useEffect(() => {
    latest.current = onTaken;
  });
  const wanted = fault === null ? fields && JSON.stringify(fields) : undefined;
  useEffect(() => {
    if (wanted === undefined || wanted === sent.current) return;
    const send = () => {
      sent.current = wanted;
      void tell({ kind, id, fields: wanted === null ? null : (JSON.parse(wanted) as ContentFields) }).then(
        () => latest.current(),
      );
    };
    const timer = setTimeout(send, wanted === null ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [kind, id, wanted]);
  useEffect(
    () => () => {
      if (sent.current !== null) void tell({ kind, id, fields: null });
    },
    [kind, id],
  );
  return fault;
}

/** A preview that can't follow shows what is saved. */
const tell = ({ kind, id, fields }: Omit<Typed, 'onTaken'>) =>
  callOffice('typeIntoPreview', { kind, ...(id !== null && { id }), fields }).catch(() => undefined);
