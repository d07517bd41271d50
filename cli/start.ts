import type { FirstOwner } from '#server/auth/index.ts'
import { composeShop } from '#server/compose.ts'
import { buildPages, loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { createEdge, type ServePage } from '#server/http/edge.ts'
import type { FrontHandler } from '#server/http/listen.ts'
import { listen } from '#server/http/listen.ts'
import { logFile, openLog } from '#server/kernel/log.ts'
import { migrateDatabase } from '#server/kernel/migrate.ts'
import { developPages } from './develop-pages.ts'
import { openDatabaseServer } from './open-database-server.ts'
import { requireEnvironment } from './require-environment.ts'
import { seedDemoShop } from './seed/seed-demo-shop.ts'
import { startWorker } from './start-worker.ts'
import { watchNpm } from './watch-npm.ts'

/**
 * Runs the shop: database, migrations, first-run data, pages, jobs, server. Stops cleanly on a signal. With `--web`
 * it leaves the jobs to others; with `--worker` it does nothing but jobs.
 */
export async function start(flags: readonly string[]): Promise<void> {
  if (flags.includes('--worker')) return startWorker()
  const environment = requireEnvironment()
  const log = openLog(environment)
  const say = (message: string): void => console.log(message)

  const databaseServer = await openDatabaseServer(environment, say)
  await migrateDatabase(databaseServer.connectionString)
  const pages: Pages = flags.includes('--dev') ? await developPages() : await builtPages(say)

  const needs = { environment, connectionString: databaseServer.connectionString, log }
  const shop = composeShop(needs)
  await shop.prepare()
  const owner = await shop.auth.ensureOwner()
  // Said at once: whatever happens next, it cannot be asked for again.
  if (owner) say(ownerLine(owner))
  // Demo people have invented addresses; a shop that can send mail is not one to try things in.
  if (environment.DEMO && !environment.SMTP_URL)
    await seedDemoShop(needs, { isFirstRun: owner !== null, say })
  const edge = createEdge({ shop, environment, log, ...pages })
  const server = await listen(edge, { port: environment.PORT, host: environment.HOST, front: pages.front })
  // Jobs may call the shop itself, so it answers before they begin.
  await shop.start(flags.includes('--web') ? 'web' : 'all')

  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    await server.close()
    await pages.close()
    await shop.stop()
    await databaseServer.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  watchNpm(stop)

  // Whoever reads that it is open may end it at once.
  say(`The shop is open: ${environment.PUBLIC_URL ?? `http://localhost:${server.port}`}`)
  say(`Its data is in ${environment.DATA_DIR}`)
  if (environment.LOG_TO === 'file') say(`Its log is in ${logFile(environment.DATA_DIR)}`)
  if (owner) say(ownerLine(owner))
}

const ownerLine = (owner: FirstOwner): string =>
  `Owner: ${owner.email}   One-time password: ${owner.password}`

type Pages = { servePage: ServePage; staticFolder?: string; front?: FrontHandler; close(): Promise<void> }

async function builtPages(say: (message: string) => void): Promise<Pages> {
  await buildPages({ log: say })
  return { servePage: await loadBuiltPages(), staticFolder, close: async () => {} }
}
