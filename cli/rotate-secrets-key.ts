import { addSecretsKey } from '#server/kernel/environment/secrets-keys.ts'
import { requireEnvironment } from './require-environment.ts'

/** Makes the key that locks from the next start on; that start locks everything anew. */
export async function rotateSecretsKey(): Promise<void> {
  const environment = requireEnvironment()
  if (environment.SECRETS_KEY.length > 0) {
    console.log(
      'Set SECRETS_KEY to a new key (openssl rand -base64 32), a comma and the old one, on all machines, and start the ' +
        'shop again. It then locks everything anew, and you may take the old one away.',
    )
    return
  }
  console.log(
    `${addSecretsKey(environment)} has a new key. Start the shop again: it then locks everything anew.`,
  )
}
