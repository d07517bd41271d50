import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { withClient } from '#server/kernel/postgres/house-client.ts'
import type { Place } from './places.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The demo, with its orders copied until there are this many. */
export async function fillShop(place: Place, orders: number, say: (line: string) => void): Promise<void> {
  await command(place, 'seed')
  const { stdout } = await command(place, 'fill', '--orders', String(orders))
  say(stdout.trim())
}

/** Gives each item without a print file one of its own. */
export async function givePrintFiles(place: Place, say: (line: string) => void): Promise<void> {
  await withClient({ connectionString: place.connectionString, name: 'gangway drill' }, async (client) => {
    const { rows } = await client.query(
      `insert into print_files (order_id, order_item_id, file_name, state, progress, storage_key, requested_by)
       select item.order_id, item.id, 'print.png', 'ready', 100, 'print-files/' || item.id || '.png', gen_random_uuid()
       from order_items item
       where not exists (select from print_files file where file.order_item_id = item.id)
       returning id, storage_key`,
    )
    const files = place.files()
    for (const { id, storage_key: key } of rows) {
      // Print files are already compressed, and random bytes don't get smaller either.
      const bytes = randomBytes(100_000 + (Number.parseInt(id.slice(0, 4), 16) % 300_000))
      await files.write(key, bytes, { contentType: 'image/png' })
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      await client.query('update print_files set byte_size = $2, sha256 = $3 where id = $1', [
        id,
        bytes.length,
        sha256,
      ])
    }
    // Pending jobs would change rows between the two backups.
    await client.query('delete from pgboss.job')
    say(`${rows.length} items have a print file of their own`)
  })
}

const command = ({ settings }: Place, ...words: string[]) => {
  const { PATH, HOME, TMPDIR } = process.env
  const env = { PATH, HOME, TMPDIR, ...settings }
  return promisify(execFile)(process.execPath, ['cli/gangway.mjs', ...words], { cwd: root, env })
}
