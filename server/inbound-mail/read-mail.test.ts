import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/harness/database.ts'
import type { InboundMailDeps } from './deps.ts'
import { readMail } from './read-mail.ts'
import { inboundMails } from './tables.ts'

test('an email whose file was removed by another reader is done, and one whose file is lost is not', async () => {
  await using database = await createTestDatabase()
  const keep = async (): Promise<string> => {
    const came = { recipients: [], byteSize: 1, receivedAt: new Date() }
    const [row] = await database.orm.insert(inboundMails).values(came).returning()
    return row?.id ?? expect.unreachable()
  }
  const read = (id: string, meanwhile: () => Promise<unknown>) => {
    const withLocalFile = async () => {
      await meanwhile()
      throw new Error('There is no such file')
    }
    return readMail({ database, files: { withLocalFile } } as unknown as InboundMailDeps, id)
  }

  const taken = await keep()
  await read(taken, () => database.orm.delete(inboundMails).where(eq(inboundMails.id, taken)))
  await expect(read(await keep(), async () => {})).rejects.toThrow('There is no such file')
})
