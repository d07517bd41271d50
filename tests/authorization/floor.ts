import { permissionsOfRole } from '#domain/people/permissions.ts'
import type { OperationShape } from '#server/kernel/operations/define-operation.ts'
import { catalog } from '#server/operations.ts'
import { type CallerName, callerNames } from './callers.ts'
import type { Row } from './row.ts'

/**
 * What the floor works with: board, wall, film and tickets, print files, labels, packing and pictures. There the floor
 * gets the same responses as staff; elsewhere it is refused like a customer.
 */
const routes =
  /^admin\/(production|rolls|print-files|labels|lists|batches|sheets|packing|shipping)\/|^admin\/not-found\.|\/files\/(artworks|designs|mock-ups|print-files|rolls|labels)\/|\/(order-items\/:item\/print-file|functions\/v1\/(get-shipping-rates|create-shipment|send-(pickup-ready|shipped-notification)|admin-drip-(details|generate)))|\/api\/v1\/artworks\/|^tracking\//

/** Orders are at /admin, which redirects the floor to its board; for scripts, in a data response. */
const ledAway = /^admin\/(orders\/(none\.)?)?route\.tsx$/

/** Rows where staff get the same response as strangers skip the floor. */
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
