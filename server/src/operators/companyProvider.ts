import type { Configuration } from 'openid-client';
import { Declined } from '../office';

/** The company's own sign-in, by OpenID Connect. */
export interface CompanySettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What operators know it by, e.g. `Harbour Club account`. */
  name: string;
}

/** Who somebody is at the company. */
export interface CompanyIdentity {
  issuer: string;
  subject: string;
  /** In lower case; null unless the company vouches for it. */
  address: string | null;
  /** When they signed in there; null where the company does not say. */
  signedInAt: Date | null;
}

/** What the answer of a sign-in has to fit. */
export interface Expected {
  state: string;
  nonce: string;
  verifier: string;
}

export type CompanyProvider = ReturnType<typeof createCompanyProvider>;

/** Not before somebody signs in by it. */
const library = () => import('openid-client');

const timeoutSeconds = 10;

/** Speaks to the company's sign-in: code flow with PKCE, state and nonce. It is asked for its addresses by the first sign-in. */
export function createCompanyProvider(settings: CompanySettings, redirectUri: string) {
  let discovered: Promise<Configuration> | null = null;

  async function discover(): Promise<Configuration> {
    const client = await library();
    const { issuer, clientId, clientSecret } = settings;
    // Settings let http through for this machine alone.
    const insecure = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
    const options = { execute: insecure, timeout: timeoutSeconds };
    const known = (
      await client.discovery(new URL(issuer), clientId, undefined, client.None(), options)
    ).serverMetadata();
    const ways = known.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authentication = ways.includes('client_secret_basic')
      ? client.ClientSecretBasic(clientSecret)
      : client.ClientSecretPost(clientSecret);
    const configuration = new client.Configuration(known, clientId, clientSecret, authentication);
    configuration.timeout = timeoutSeconds;
    for (const execute of [...insecure, client.enableNonRepudiationChecks]) execute(configuration);
    return configuration;
  }

  function configuration(): Promise<Configuration> {
    // One that failed is not kept: the company may be back.
    discovered ??= discover().catch(() => {
      discovered = null;
      throw new Declined('companyUnreachable');
    });
    return discovered;
  }

  return {
    name: settings.name,

    /** Where to send somebody; `again` has the company ask for the sign-in although it knows them. */
    async addressFor({ state, nonce, verifier }: Expected, { again }: { again: boolean }): Promise<string> {
      const client = await library();
      const parameters = {
        redirect_uri: redirectUri,
        scope: 'openid email',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...{ state, nonce },
        ...(again && { prompt: 'login', max_age: '0' }),
      };
      return client.buildAuthorizationUrl(await configuration(), parameters).href;
    },

    /** Who came back with an answer; throws for one that does not fit, or that was used before. */
    async identityOf(query: string, { state, nonce, verifier }: Expected): Promise<CompanyIdentity> {
      const client = await library();
      const known = await configuration();
      const answered = await client.authorizationCodeGrant(known, new URL(`${redirectUri}${query}`), {
        ...{ pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce },
        idTokenExpected: true,
      });
      const claims = answered.claims()!;
      const told =
        claims.email === undefined && known.serverMetadata().userinfo_endpoint !== undefined
          ? await client.fetchUserInfo(known, answered.access_token, claims.sub)
          : claims;
      const vouched = told.email_verified === true && typeof told.email === 'string';
      return {
        ...{ issuer: claims.iss, subject: claims.sub },
        address: vouched ? String(told.email).toLowerCase() : null,
        signedInAt: claims.auth_time === undefined ? null : new Date(claims.auth_time * 1000),
      };
    },
  };
}
