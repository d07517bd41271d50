import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { permissionsOfRole } from '#domain/people/permissions.ts'
import type { Role } from '#domain/people/role.ts'
import { table } from '#domain/table.ts'
import {
  hasBody,
  isPublic,
  type May,
  type OperationShape,
  type PublicOperation,
  pathFieldsOf,
  routeOf,
  statusOf,
} from '#server/kernel/operations/define-operation.ts'
import { catalog } from '#server/operations.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { all, by, get, type Row, signedInOnly } from './row.ts'
import type { World } from './things.ts'

/** Responses to permitted callers whose example succeeds, or is refused for another reason than the path's id. */
const otherwise = table<number>({
  'prints.create': 422,
  'proof.ask-passkey': 422,
  'proof.prove': 422,
  'checkout.prepare': 409,
  'drafts.read-present': 200,
  'drafts.keep': 200,
  'drafts.set-aside': 204,
  'designs.create': 422,
  'designs.change': 422,
  'own-pictures.take': 404,
  'outside-designs.save': 409,
  'orders.mail-link': 204,
  'settings.change-site-page': 200,
  'settings.change-mail-words': 200,
  'print-files.gather': 409,
  'production.assign': 404,
  'rolls.propose': 404,
  'rolls.create': 404,
  'rolls.scan': 404,
  'shipping.join-orders': 404,
  'printers.set-profile': 422,
  // No backup is planned there.
  'backups.begin': 409,
})

/** Every operation at its own address, with the example from its reference; ids in paths belong to nothing. */
export const operationRows: Row[] = [
  get('GET /api/v1/openapi.json', '/api/v1/openapi.json', all(200)),
  ...(catalog as readonly OperationShape[]).filter(isPublic).map(rowOf),
]

/** In place of requests that the shop accepts only once. */
const nothing = () => ({ prices: {} })
const anotherId = () => ({ id: randomUUID() })
const settingsVersion = async ({ shop }: World) => ({
  version: (await shop.settings.readForStaff(signedIn('owner'))).version,
})
const once = table<(world: World) => object | Promise<object>>({
  'settings.change-general': settingsVersion,
  'settings.change-capacity': settingsVersion,
  'settings.change-delivery': settingsVersion,
  'settings.change-label-desk': settingsVersion,
  'settings.change-look': settingsVersion,
  'settings.change-retention': settingsVersion,
  'settings.change-listing-colors': async ({ shop }) => ({
    version: (await shop.settings.listingColors()).find(({ kind }) => kind === 'tumbler')?.version,
  }),
  'settings.set-default-picture': async ({ shop }) => ({
    version: (await shop.settings.listDefaultPictures(signedIn('owner'))).find(
      ({ product }) => product === 'tshirt',
    )?.version,
  }),
  'settings.change-site-page': async ({ shop }) => ({
    version: (await shop.settings.sitePage('returns')).version,
  }),
  'settings.change-mail-words': async ({ shop }) => ({
    version: (await shop.mail.wording(signedIn('owner'), 'order-shipped'))?.version,
  }),
  'settings.change-about-page': async ({ shop }) => ({ version: (await shop.settings.aboutPage()).version }),
  'staff.invite': () => ({ email: `${randomCode()}@staff.example` }),
  'discounts.create': () => ({ code: randomCode() }),
  'roles.create': () => ({ name: randomCode() }),
  'blog-categories.create': () => ({ name: randomCode() }),
  'price-tiers.create': () => ({ sizeCategory: randomCode() }),
  'gang-sheets.change-prices': nothing,
  'tshirts.change-prices': nothing,
  'tumblers.change-prices': nothing,
  'draft-orders.save-draft': anotherId,
  'draft-orders.send-link': anotherId,
  'draft-orders.take-new': anotherId,
})

const randomCode = (): string => `S${randomUUID().slice(0, 8)}`

function rowOf(operation: PublicOperation): Row {
  const { method, path } = routeOf(operation)
  const example = Object.entries(operation.example as object)
  const inPath = pathFieldsOf(operation)
  const given = Object.fromEntries(example.filter(([name]) => !inPath.includes(name)))
  const filled = inPath.reduce(
    (text, name) => text.replace(`{${name}}`, String(Object.fromEntries(example)[name])),
    path,
  )
  return {
    route: `${method} /api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    about: operation.name,
    method,
    path: `/api/v1${filled}${hasBody(operation) ? '' : queryOf(given)}`,
    ...(hasBody(operation) && {
      json: async (world: World) => ({ ...given, ...(await once[operation.name]?.(world)) }),
    }),
    answers: answersOf(
      operation.may,
      otherwise[operation.name] ?? (inPath.length > 0 ? 404 : doneOf(operation)),
    ),
  }
}

function queryOf(given: object): string {
  const query = new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  )
  return query.size > 0 ? `?${query}` : ''
}

function doneOf(operation: PublicOperation): number {
  return operation.result instanceof z.ZodUndefined ? 204 : statusOf(operation)
}

function answersOf(may: May, allowed: number): Row['answers'] {
  if (may === 'anyone') return all(allowed)
  if (may === 'signed_in' || may === 'buyer') return signedInOnly(401, allowed)
  const asRole = (role: Role): number => (permissionsOfRole[role].has(may) ? allowed : 403)
  return by(401, 403, 403, asRole('admin'), asRole('owner'))
}
