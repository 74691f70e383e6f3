import type { DecisionDraft } from './decision';

export interface DecisionRequest {
  method: 'POST' | 'PUT';
  /** Under `/registry/api/`. */
  path: string;
  body: object;
}

/** The request that sends a decision to the registry. */
export function decisionRequest({ decision, ...draft }: DecisionDraft): DecisionRequest {
  const { why, revision, force, overridden } = draft;
  const attribution = { why: why.trim(), revision };
  const post = (name: string, action: string, body: object): DecisionRequest => ({
    method: 'POST',
    path: `remotes/${encodeURIComponent(name)}/${action}`,
    body: { ...body, ...attribution },
  });
  switch (decision.kind) {
    case 'activate':
      return post(decision.name, 'activate', {
        releaseId: decision.releaseId,
        force,
        overrideFindings: overridden,
      });
    case 'rollBack':
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
      return { method: 'PUT', path: 'overrides', body: { overrides: decision.overrides, ...attribution } };
    case 'changeCanarySettings':
      return { method: 'PUT', path: 'canary-settings', body: { ...decision.settings, ...attribution } };
  }
}
