import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { AppError } from '#server/kernel/errors.ts'
import { StorageOutage } from '#server/kernel/file-store.ts'
import { refusalOf } from './refusal-of.ts'

const coded = (code: string) => Object.assign(new Error('no space left on device'), { code })

test('a full or lost disk, under the files or the database, is reported with a message', () => {
  const files = { code: 'unavailable', message: 'The shop can’t reach its files right now.' }
  const records = { code: 'unavailable', message: 'The shop can’t read its records right now.' }
  expect(refusalOf(new StorageOutage(coded('ENOSPC')))).toMatchObject(files)
  expect(refusalOf(new Error('drawing', { cause: new StorageOutage(coded('EIO')) }))).toMatchObject(files)
  // PostgreSQL, appendix A: disk_full.
  const full = Object.assign(new DatabaseError('could not extend file', 0, 'error'), { code: '53100' })
  expect(refusalOf(new Error('saving', { cause: full }))).toMatchObject(records)
})

test('a refusal stays unchanged, and a bug in our code is not one', () => {
  const refusal = new AppError('not_found', 'There is no such design.')
  expect(refusalOf(refusal)).toBe(refusal)
  expect(refusalOf(coded('ENOSPC'))).toBeNull()
  expect(refusalOf(new TypeError('x is undefined'))).toBeNull()
})
