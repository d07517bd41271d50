import { sql } from 'drizzle-orm'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { importRows } from './tables.ts'

/**
 * Imported data about a person is removed along with them, though the files are kept for a while: only the fact that
 * there was a row remains.
 */
export const importedOwnData: OwnDataPart = {
  async erase(transaction, { email }) {
    if (email === '') return []
    const named = JSON.stringify(email.toLowerCase())
    await transaction
      .update(importRows)
      .set({ subject: 'Forgotten', reason: '', changes: [], cells: [] })
      .where(sql`strpos(lower(${importRows.cells}::text), ${named}) > 0`)
    return []
  },
}
