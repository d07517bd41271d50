import { composeShop } from '#server/compose.ts'
import { createLog } from '#server/kernel/log.ts'
import { withDatabase } from './with-shop.ts'

/** The way on when the key for secrets is gone for good; a shop that is prepared would refuse to begin. */
export async function forgetSecretsThatAreLost(): Promise<void> {
  const count = await withDatabase(async (connectionString, environment) => {
    const shop = composeShop({ environment, connectionString, log: createLog('error') })
    try {
      return await shop.keptSecrets.forgetLost()
    } finally {
      await shop.stop()
    }
  })
  console.log(
    count === 0
      ? 'Nothing is lost: every secret can be opened.'
      : `${count} given up. Whoever used an authenticator app sets it up again; directories are set anew by sso, and hot folders’ passwords at their printers.`,
  )
}
