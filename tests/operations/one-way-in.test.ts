import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { liveEvents } from '#domain/live-events.ts'
import type { OperationShape } from '#server/kernel/operations/define-operation.ts'
import { catalog } from '#server/operations.ts'

const filesIn = (folders: string) =>
  globSync(`${folders}/**/*.{ts,tsx}`, { exclude: ['**/node_modules/**'] }).map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }))
const everything = filesIn('{app,server,domain,nesting,cli,client,bench,tests}')
const ofTheShop = everything.filter(
  ({ path }) => /^(app|server|domain)\//.test(path) && !/\.test\.|\/testing\//.test(path),
)
const sources = ofTheShop.filter(({ path }) => path.startsWith('app/'))
const pathsWith = (sign: RegExp, among = sources): string[] =>
  among
    .filter(({ text }) => sign.test(text))
    .map(({ path }) => path)
    .sort()

/** The catalog's single entry point for forms (docs/adr/0018-operations.md), and what else reads a form. */
const readers: Record<string, string> = {
  'app/operations/answer-operation.ts': 'every form of every page',
  'app/read-body.ts': 'reads for the others',
  'app/newsletter/answer-membership.ts': 'the click of a mail program has fields of its own (RFC 8058)',
  'app/proof/is-proven.ts': 'looks which operation it is, before it is sent',
  'app/proof/require-proof.ts': 'looks which operation it is, before it is carried out',
  'app/admin/orders/csv.route.ts':
    'a file, not an answer; its form carries the chosen orders, as many as there are',
  'app/admin/print-files/zip.route.ts': 'the same: the print files of the chosen orders',
  'app/proof/route.tsx': 'keeps the form that waits for a proof, to be sent once more',
}

test('the old way of forms is gone', () => {
  expect(pathsWith(/name="intent"|'intent'\s*[,)\]:]|\bintent:/)).toEqual([])
})

test('forms are parsed in one place', () => {
  expect(pathsWith(/\.formData\(\)|\breadForm\(request|\breadForm\(call/)).toEqual(
    Object.keys(readers).sort(),
  )
})

/** What our pages' scripts request on their own, besides operations at /api/v1. */
const askers: Record<string, string> = {
  'app/operations/call-operation.ts': 'every operation',
  'app/proof/is-proven.ts': 'sends the form of any operation, once somebody has proven who they are',
  'app/admin/order/download-file.ts': 'a file',
  'app/admin/blog/upload-picture.ts': 'an upload',
  'app/admin/blog/upload-video.ts': 'an upload',
  'app/studio/view/checks/heat-worker.ts': 'a picture',
  'app/ui/reload-once-reachable.ts': 'whether the shop can be reached',
  'app/ui/use-coming-picture.ts': 'whether a picture that did not load will come',
}

test('page scripts call operations', () => {
  expect(pathsWith(/\bawait fetch\(|= fetch\(/)).toEqual(Object.keys(askers).sort())
})

/**
 * If a fetcher's response arrives while an action on the same page is being answered, that navigation ends on the page
 * being left, if the next page's route isn't known yet (React Router 8.4): what a page sends automatically goes through
 * `useAsked`, or a beacon.
 */
const pressed: Record<string, string> = {
  'app/operations/operation-form.tsx': 'every form, when somebody presses',
  'app/admin/production/use-moves.ts':
    'what somebody moved, one after the other; all that the board leads to are links',
  'app/admin/scanning/use-scan-queue.ts':
    'what somebody scanned, one after the other; all that it leads to are links',
}

test('no fetcher submits on its own', () => {
  const bySelf = sources.filter(
    ({ text }) => /useFetcher\b/.test(text) && /useEffect\(/.test(text) && /\.submit\(/.test(text),
  )
  expect(bySelf.map(({ path }) => path).sort()).toEqual(Object.keys(pressed).sort())
})

/**
 * A redirect while the surrounding page is being reloaded may show the old page at the new address (React Router 8.4).
 */
const leading: Record<string, string> = {
  'app/operations/operation-form.tsx': '`leadsTo`, once the page around is read',
  'app/admin/newsletter/campaign-form.tsx': 'nothing was done: no page is read again',
}

test('an operation redirects only after the surrounding page is loaded again', () => {
  const both = sources.filter(({ text }) => /useOperation\b/.test(text) && /useNavigate\b/.test(text))
  expect(both.map(({ path }) => path).sort()).toEqual(Object.keys(leading).sort())
})

test('a form sends the version it was filled from, never one its page has read since', () => {
  expect(pathsWith(/name="version"/)).toEqual(['app/operations/conflict-view.tsx'])
})

/** Forms that show what someone else saved, along with their own ways to continue. */
const showingThemselves = ['app/admin/blog/article-form.tsx', 'app/admin/newsletter/campaign-form.tsx']

test('a form that may conflict with what someone else saved shows it before overwriting it', () => {
  expect(pathsWith(/<SeenVersion[^>]*differences=\{null\}/)).toEqual(showingThemselves)
})

test('no form is discarded with its input because someone else saved', () => {
  expect(pathsWith(/key=\{([^}`\n]*|[^`\n]*`[^`]*)[vV]ersion/)).toEqual([
    'app/admin/blog/revisions-dialog.tsx',
    'app/admin/settings/shipping/page.tsx',
  ])
})

/** Components that reset with the list or the values around them. */
const begunAnew: Record<string, string> = {
  'app/admin/blog/article-editor.client.tsx': 'the words of the picture that was pressed',
  'app/admin/lists/list-rows.tsx': 'rows, which nobody types into',
  'app/checkout/shipping-address.tsx': 'the suggestion that was taken',
  'app/shell/cart-link.tsx': 'a number, which nobody types into',
}

test('nor because something else in its list was added, changed or removed', () => {
  expect(pathsWith(/key=\{([^}`\n]*|[^`\n]*`[^`]*)(JSON\.stringify|\.length\b|\bcount\b)/)).toEqual(
    Object.keys(begunAnew),
  )
})

/** Fields that reset when what they show was changed elsewhere. */
const shownAnew: Record<string, string> = {
  'app/admin/customers/merge-page.tsx': 'what was looked for, as the address says',
  'app/admin/lists/text-search.tsx': 'the same',
  'app/marketplace/filter-bar.tsx': 'the same',
  'app/profile/passkeys-card.tsx': 'a name of one’s own, which nobody else gives',
  'app/shell/search-form.tsx': 'what was looked for',
}

test('nor because the value its field shows was saved elsewhere', () => {
  const ownValue =
    /key=\{([\w.]+)\}(?:(?!\/>|key=\{)[\s\S])*?default(?:Value|Checked)=\{(?:String)?\(?\1(?![\w.[])/
  expect(pathsWith(ownValue)).toEqual(Object.keys(shownAnew))
})

test('saving from a version returns the version for the next change', () => {
  const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' })
  const silent = (catalog satisfies readonly OperationShape[]).filter(({ theirs, input, result }) => {
    if (!theirs || !JSON.stringify(schemaOf(input).properties ?? {}).includes('"version"')) return false
    const { properties = {} } = schemaOf(result)
    return [{ properties }, ...Object.values(properties)].every((part) => !Object(part).properties?.version)
  })
  // It leads back to the order.
  expect(silent.map(({ name }) => name)).toEqual(['order-changes.apply'])
})

test('no page answers JSON: scripts call operations', () => {
  const answers = /\bResponse\.json\(|'content-type': 'application\/json/
  const ofPages = sources.filter(({ path }) => path !== 'app/operations/call-operation.ts')
  // One's own data is a file.
  expect(pathsWith(answers, ofPages)).toEqual(['app/profile/export.route.ts'])
})

test('whatever other programs cannot call says why, in a sentence', () => {
  const reasons = catalog.flatMap(({ route }) => (typeof route === 'string' ? [] : [route.onlyPages]))
  expect(reasons.length).toBeGreaterThan(10)
  expect(reasons.filter((reason) => reason.split(' ').length < 5)).toEqual([])
})

test('ids have one pattern', () => {
  const copied = /\]\{8\}\(?(\?:)?-|uuid\([^)]*\)\.safeParse/
  expect(
    pathsWith(
      copied,
      everything.filter(({ path }) => path !== 'domain/uuid.ts'),
    ),
  ).toEqual([])
})

/** Where an actor's permission is checked: each operation, endpoint, page and address declares what it requires. */
const guards: Record<string, string> = {
  'server/kernel/operations/create-operations.ts': '`may` of every operation',
  'server/kernel/door.ts': 'every call of a door that says so',
  'server/kernel/permit.ts': 'what asks',
  'server/http/uploads/require-may.ts': 'uploads that are no operations',
}

test('no page and no call checks on its own whether someone is staff', () => {
  expect(pathsWith(/\brequirePermission\(/, ofTheShop)).toEqual(Object.keys(guards).sort())
  expect(pathsWith(/\brequireStaff/, ofTheShop)).toEqual([])
})

/** JSON requests are parsed in these; each refuses in the terms of its own contract. */
const readersOfJson: Record<string, string> = {
  'app/look/draft-look.ts': 'a draft in an address',
  'app/read-body.ts': 'forms and bodies of pages',
  'server/adapters/mail/posted/index.ts': 'a webhook, when its password is right',
  'server/adapters/payments/sandbox/verify-webhook.ts': 'a webhook, when its signature is right',
  'server/adapters/payments/square/verify-webhook.ts': 'a webhook, when its signature is right',
  'server/adapters/payments/stripe/verify-webhook.ts': 'a webhook, when its signature is right',
  'server/adapters/shipping/shippo/verify-webhook.ts': 'a webhook, when its signature is right',
  'server/http/api-v1/read-request.ts': '/api/v1',
  'server/http/auth-v1/read-auth-body.ts': '/auth/v1',
  'server/http/functions-v1.ts': '/functions/v1',
  'server/kernel/operations/cursor.ts': 'a cursor in an address',
}

/**
 * JSON that isn't from a request: the browser's own storage, responses of programs that the shop called, and its own
 * files.
 */
const itsOwn: readonly string[] = [
  'app/admin/import-export/send-file.ts',
  'app/browser-storage.ts',
  'app/studio/browser/to-draft.ts',
  'app/studio/view/type/use-previews.ts',
  'app/upload-failure.ts',
  'domain/json-text.ts',
  'domain/orders/hot-folder.ts',
  'domain/studio/builder-event.ts',
  'server/adapters/error-tracker/event-of.ts',
  'server/adapters/image-models/openai-compatible.ts',
  'server/auth/sessions/signing-keys.ts',
  'server/backup/manifest.ts',
  'server/item-pictures/mail-pictures.ts',
  'server/kernel/decoding/worker-messages.ts',
  'server/kernel/embedded-postgres/find-binaries.ts',
  'server/kernel/embedded-postgres/link-libraries.ts',
  'server/kernel/environment.ts',
  'server/kernel/operations/once.ts',
  'server/kernel/postgres/migrations.ts',
  'server/realtime/index.ts',
]

test('all incoming JSON is read by one reader', () => {
  expect(pathsWith(/(?<!function )\bparseJsonText\(/, ofTheShop)).toEqual(Object.keys(readersOfJson).sort())
  const others = pathsWith(/\bJSON\.parse\(/, ofTheShop)
  expect(others).toEqual(itsOwn)
})

test('browser storage is read and written by one module', () => {
  expect(pathsWith(/\b(local|session)Storage\b/, ofTheShop)).toEqual(['app/browser-storage.ts'])
})

test('every live news name is sent by the shop, and heard by a page', () => {
  const spelled = (name: string, folder: string) =>
    ofTheShop.some(({ path, text }) => path.startsWith(folder) && text.includes(`'${name}'`))
  expect(liveEvents.filter((name) => !spelled(name, 'server/'))).toEqual([])
  // The shop's own processes receive these by topic.
  const byTopic = new Set<string>(['access.changed', 'settings.changed'])
  expect(liveEvents.filter((name) => !spelled(name, 'app/') && !byTopic.has(name))).toEqual([])
  expect(liveEvents.filter((name) => !name.includes('.'))).toEqual([])
})
