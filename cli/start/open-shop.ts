import { composeShop } from '#server/compose.ts'
import { arePagesBuilt, readBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { requireFreePort } from '#server/http/take-port.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { type Log, logFile } from '#server/kernel/log.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import { migrateDatabase } from '#server/kernel/postgres/migrate-database.ts'
import { developPages } from '../develop-pages.ts'
import { openDatabaseServer } from '../open-database-server.ts'
import { openDoors, type Pages } from '../open-doors.ts'
import { runChildCommand } from '../run-child-command.ts'
import type { Running } from '../run-until-stopped.ts'
import { decideDemo } from '../seed/decide-demo.ts'
import { fillDemo, say, shareOfJobs, tellSteps } from './tell.ts'
import { ownerLine } from './tell-owner.ts'

export async function openShop(
  flags: readonly string[],
  environment: Environment,
  log: Log,
  { signal, atEnd, end }: Running,
): Promise<void> {
  const { PORT: port, HOST: host } = environment
  await requireFreePort({ port, host })
  const databaseServer = await openDatabaseServer(environment, say, signal)
  atEnd(() => databaseServer.stop())
  void databaseServer.givenUp?.then((reason) => {
    log.fatal({ error: reason }, reason.message)
    end(1)
  })
  await migrateDatabase(databaseServer.connectionString, { before: async (steps) => tellSteps(steps) })
  const deps = { environment, connectionString: databaseServer.connectionString, log }
  const shop = composeShop(deps)
  atEnd((left) => shop.stop(left() * shareOfJobs))
  const problem = await shop.doctor.findOwnerProblem()
  if (problem) throw new OperatorError(problem)
  // Built in a separate process that then ends, like the demo fill, so that the serving process does not keep the
  // memory they need.
  const pages: OwnPages = flags.includes('--dev') ? await developPages() : await builtPages(signal)
  atEnd(() => pages.close())

  await shop.prepare()
  const isDemoDue = await decideDemo(shop, environment)
  const owner = await shop.auth.ensureOwner()
  // Printed right away: whatever happens next, it cannot be requested again.
  if (owner) say(ownerLine(owner, shop))
  const doors = await openDoors(shop, { environment, log, pages })
  atEnd(doors.close)
  // Jobs may call the shop itself, so it answers requests before they begin.
  await shop.start(flags.includes('--web') ? 'web' : 'all')

  log.info({ react: pages.reactBuild, node: process.version }, 'the shop is open')
  // Whoever reads that it is open may end it right away.
  say(`The shop is open: ${environment.PUBLIC_URL ?? `http://localhost:${doors.port}`}`)
  say(`Its data is in ${environment.DATA_DIR}`)
  if (!shop.mail.hasTransport)
    say(
      `The mailbox is at ${environment.PUBLIC_URL ?? `http://localhost:${doors.port}`}/dev/mailbox?key=${shop.mailboxKey.text()}`,
    )
  if (environment.LOG_TO === 'file') say(`Its log is in ${logFile(environment.DATA_DIR)}`)
  if (owner) say(ownerLine(owner, shop))
  if (isDemoDue) {
    const filling = fillDemo(signal)
    atEnd(() => filling)
  }
}

type OwnPages = Pages & { reactBuild?: string; close(): Promise<void> }

async function builtPages(signal: AbortSignal): Promise<OwnPages> {
  if (!(await arePagesBuilt())) await runChildCommand('build', signal)
  const { servePage, reactBuild } = await readBuiltPages()
  return { servePage, reactBuild, staticFolder, close: async () => {} }
}
