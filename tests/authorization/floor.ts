import { permissionsOfRole } from '#domain/people/permissions.ts'
import type { OperationShape } from '#server/kernel/operations/define-operation.ts'
import { catalog } from '#server/operations.ts'
import { type CallerName, callerNames } from './callers.ts'
import type { Row } from './row.ts'

/**
 * What the floor works with: board, wall, film and tickets, print files, labels, packing and pictures. What staff
 * are answered there the floor is answered, too; elsewhere it is refused like a customer.
 */
const routes =
  /^admin\/(production|rolls|print-files|labels|lists|batches|sheets|packing|shipping)\/|^admin\/not-found\.|\/files\/(artworks|designs|mock-ups|print-files|rolls|labels)\/|\/(order-items\/:item\/print-file|functions\/v1\/(get-shipping-rates|create-shipment|send-(pickup-ready|shipped-notification)|admin-drip-(details|generate)))|\/api\/v1\/artworks\/|^tracking\//

/** Orders are at /admin, from where the floor is led to its board; by script, in an answer with data. */
const ledAway = /^admin\/(orders\/(none\.)?)?route\.tsx$/

/** Where staff are answered what strangers are, the floor is not asked. */
export const callersOf = ({ answers }: Row): readonly CallerName[] =>
  answers.admin === answers.otherCustomer ? callerNames.filter((name) => name !== 'floor') : callerNames

export function answersOf(row: Row): Partial<Record<CallerName, number>> {
  const { answers, route, method, about } = row
  if (!callersOf(row).includes('floor')) return answers
  if (method === 'GET' && ledAway.test(route)) return { ...answers, floor: about === 'data' ? 202 : 302 }
  const operation = (catalog satisfies readonly OperationShape[]).find(({ name }) => name === about)
  const isTheirs = operation
    ? [...permissionsOfRole.floor].some((permission) => permission === operation.may)
    : routes.test(route) && about !== 'of a draft order'
  return { ...answers, floor: isTheirs ? answers.admin : answers.otherCustomer }
}
