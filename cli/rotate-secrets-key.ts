import { addSecretsKey } from '#server/kernel/environment/secrets-keys.ts'
import { requireEnvironment } from './require-environment.ts'

/** Creates the key that encrypts from the next start on; that start re-encrypts everything. */
export async function rotateSecretsKey(): Promise<void> {
  const environment = requireEnvironment()
  if (environment.SECRETS_KEY.length > 0) {
    console.log(
      'On all machines, set SECRETS_KEY to a new key (openssl rand -base64 32), a comma and the old one, and start the ' +
        'shop again. It then encrypts everything again, and you can remove the old one.',
    )
    return
  }
  console.log(
    `${addSecretsKey(environment)} has a new key. Start the shop again: it then encrypts everything again.`,
  )
}
