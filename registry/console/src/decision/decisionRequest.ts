import type { DecisionDraft } from './decision';

export interface DecisionRequest {
  method: 'POST' | 'PUT';
  /** Under `/registry/api/`. */
  path: string;
  body: object;
}

/** The call by which the registry is told a decision. */
export function decisionRequest({ decision, ...draft }: DecisionDraft): DecisionRequest {
  const { why, revision, force, overridden } = draft;
  const reasoned = { why: why.trim(), revision };
  const post = (name: string, action: string, body: object): DecisionRequest => ({
    method: 'POST',
    path: `remotes/${encodeURIComponent(name)}/${action}`,
    body: { ...body, ...reasoned },
  });
  switch (decision.kind) {
    case 'activate':
      return post(decision.name, 'activate', {
        releaseId: decision.releaseId,
        force,
        overrideFindings: overridden,
      });
    case 'goBack':
      return post(decision.name, 'rollback', { releaseId: decision.releaseId, force });
    case 'startCanary':
      return post(decision.name, 'canary', { releaseId: decision.releaseId, overrideFindings: overridden });
    case 'setCanaryStep':
      return post(decision.name, 'canary/step', { step: decision.step });
    case 'promoteCanary':
      return post(decision.name, 'canary/promote', {});
    case 'stopCanary':
      return post(decision.name, 'canary/stop', {});
    case 'changeOverrides':
      return { method: 'PUT', path: 'overrides', body: { overrides: decision.overrides, ...reasoned } };
    case 'changeCanarySettings':
      return { method: 'PUT', path: 'canary-settings', body: { ...decision.settings, ...reasoned } };
  }
}
