import { openDoors } from '#cli/open-doors.ts'
import { composeTestShop, freePort } from '#tests/harness/shop.ts'
import { furnish, type World } from './things.ts'

/**
 * Adds what the rows of the authorization matrix refer to (tests/authorization/things.ts) to a shop whose process has
 * ended: people of each kind, one of everything that an address can name. The shop is open in this process while `work`
 * runs.
 */
export async function withWorld<Result>(
  { dataDirectory, connectionString }: { dataDirectory: string; connectionString: string },
  work: (world: World) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const { shop, environment, log } = composeTestShop({
    ...{ DATA_DIR: dataDirectory, DATABASE_URL: connectionString, TRUSTED_PROXIES: '127.0.0.1,::1' },
    ...{ PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: origin },
  })
  await shop.prepare()
  await shop.jobs.runDue()
  const servePage = async () => new Response('No pages here', { status: 404 })
  const doors = await openDoors(shop, { environment, log, pages: { servePage } })
  const end = async () => {
    await doors.close(() => 0)
    await shop.stop()
  }
  const answer = async (request: Request) => doors.edge.fetch(request)
  const opened = { origin, answer, environment, connectionString, [Symbol.asyncDispose]: end }
  try {
    return await work(await furnish(Object.assign(shop, opened)))
  } finally {
    await end()
  }
}
