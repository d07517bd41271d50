import { expect, test } from 'vitest'
import { z } from 'zod'
import { isPublic, type OperationShape } from '#server/kernel/operations/define-operation.ts'
import { fieldNamesOf } from '#server/kernel/operations/open-api.ts'
import { catalog } from '#server/operations.ts'

test('every list that has a next page continues by `cursor`, as docs/api.md says', () => {
  const lists = (catalog as readonly OperationShape[])
    .filter(isPublic)
    .filter(({ result }) => result instanceof z.ZodObject && 'next' in result.shape)
  expect(lists.length).toBeGreaterThan(5)
  const others = lists.filter((operation) => !fieldNamesOf(operation).has('cursor'))
  expect(others.map(({ name }) => name)).toEqual([])
})
