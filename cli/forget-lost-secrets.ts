import { composeShop } from '#server/compose.ts'
import { createLog } from '#server/kernel/log.ts'
import { withDatabase } from './with-shop.ts'

/** The way forward when the secrets key is lost for good; preparing the shop would refuse to start. */
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
      : `${count} given up. Anyone who used an authenticator app has to set it up again; directories are set up again with sso, and hot folder passwords at their printers.`,
  )
}
