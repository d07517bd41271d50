import { composeAccounts } from './compose/accounts.ts'
import { composeBasics } from './compose/basics.ts'
import { composeDesigning } from './compose/designing.ts'
import { composeMaking } from './compose/making.ts'
import { operationsOf } from './compose/operations-of.ts'
import { composeOverview } from './compose/overview.ts'
import { composePlatform } from './compose/platform.ts'
import { composeProducts } from './compose/products.ts'
import { composeSelling } from './compose/selling.ts'
import type { ShopDeps } from './compose/shop-deps.ts'
import { followersOf } from './followers.ts'
import { seconds } from './kernel/clock.ts'
import { createOperations } from './operations.ts'
import { permitted } from './permits.ts'
import type { Shop } from './shop.ts'

/** For commands, which run without a shop. */
export { anyBackupPlace } from './adapters/backup-places/index.ts'
export { createFileStore } from './adapters/files/index.ts'
export { beginErrorTracking, beginTracing } from './compose/tracing.ts'

/**
 * Load balancers give up on a check after a few seconds: a database that has not answered by then counts as not ready.
 */
const readyWithin = seconds(1.5)

/** Builds all capabilities, each on those before it; reactions to events reach later ones through their followers. */
export function composeShop(deps: ShopDeps): Shop {
  const platform = composePlatform(deps)
  const basics = { ...platform, ...composeBasics(platform) }
  const designing = { ...basics, ...composeDesigning(basics) }
  const products = { ...designing, ...composeProducts(designing) }
  const selling = { ...products, ...composeSelling(products) }
  const accounts = { ...selling, auth: composeAccounts(selling, deps.passwords) }
  const making = { ...accounts, ...composeMaking(accounts) }
  const all = { ...making, ...composeOverview(making) }
  // Anything that opens secrets or emits events stays internal.
  const {
    once,
    secretBox,
    environment: _,
    connectionString: _url,
    log: _log,
    network: _network,
    orderAddresses: _orderAddresses,
    emit: _emit,
    events,
    ...doors
  } = all
  events.follow(followersOf(all))
  const { database } = all
  let isPrepared = false
  return permitted({
    ...doors,
    operations: createOperations(operationsOf(all), once),
    isReady: () => database.line.answers(readyWithin),
    mailboxKey: {
      text: () => secretBox.derive('dev mailbox'),
      isRight: (given) => secretBox.isDerived('dev mailbox', given),
    },
    async prepare() {
      await all.disk.sweepLeftovers()
      await all.jobs.prepare()
      await all.catalog.ensureSeed()
      await all.settings.ensureSeed()
      await all.keptSecrets.seal()
      await all.auth.ensureSigningKey()
      await all.tshirts.ensureSeed()
      await all.tumblers.ensureSeed()
      await all.rolls.ensureSeed()
      isPrepared = true
    },
    async start(role = 'all') {
      if (!isPrepared) await this.prepare()
      database.line.keep()
      // Workers cache settings as well.
      await all.realtime.start()
      if (role !== 'web') await all.jobs.work()
      await Promise.all([all.payments.start(), all.shipping.start()])
    },
    async stop(timeout) {
      await all.jobs.stop(timeout)
      await database.close()
    },
  })
}
