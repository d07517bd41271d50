/** The part of npm oidc-provider 9 that the harness uses; the package ships no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Context = { oidc: { client?: { clientId: string }; session?: { accountId?: string } } }
  type Account = { accountId: string; claims(): Promise<Record<string, unknown>> }

  export class Provider {
    constructor(
      issuer: string,
      configuration: Record<string, unknown> & {
        interactions: { url(context: Context, interaction: { uid: string }): string }
        findAccount(context: Context, accountId: string): Account
        loadExistingGrant(context: Context): Promise<unknown>
      },
    )
    Grant: new (of: {
      clientId?: string
      accountId?: string
    }) => { addOIDCScope(scope: string): void; save(): Promise<string> }
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } },
    ): Promise<void>
  }
}
