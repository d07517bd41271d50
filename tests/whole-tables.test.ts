import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Statements without a where, by the reason why each may read or change every row of its table. */
const wholeOnPurpose = {
  'a table of one row': [
    'server/backup/backup-secrets.ts update backupPlans',
    'server/backup/begin-backup.ts from backupPlans',
    'server/reports/old-backup.ts from backupPlans',
    'server/reports/sum-up-days.ts from dayFiguresState',
    'server/reports/sum-up-days.ts update dayFiguresState',
    'server/adapters/payments/sandbox/webhook-secret.ts from sandboxAccounts',
    'server/adapters/payments/sandbox/webhook-secret.ts from sandboxAccounts',
  ],
  'a page or the newest of all': [
    'server/auth/admin/admin-door.ts from users',
    'server/backup/begin-backup.ts from backups',
    'server/backup/read-backups.ts from backups',
    'server/import-export/find-import.ts from imports',
    'server/mail/kept-mails.ts from mails',
    'server/reports/customers/list-customers.ts from customerTags',
    'server/rolls/read-roll.ts from rolls',
  ],
  'as many as an owner sets up': [
    'server/auth/sso/sso-providers.ts from ssoProviders',
    'server/auth/sso/sso-providers.ts from ssoProviders',
    'server/auth/staff/service-keys.ts from serviceKeys',
    'server/blog/operations/categories.ts from blogCategories',
    'server/blog/read-for-staff.ts from blogCategories',
    'server/discounts/operations/list-discounts.ts from discounts',
    'server/people/read-roles.ts from customRoles',
    'server/pricing/operations/list-tiers.ts from productPricing',
    'server/redirects/keep-redirects.ts from redirects',
    'server/reports/floor-crew.ts from printers',
    'server/rolls/printers.ts from printers',
    'server/settings/operations/shipping-rates.ts from shippingRates',
    'server/tshirts/find-garments.ts from tshirtPrices',
    'server/webhooks/operations/list-webhooks.ts from webhooks',
  ],
  'counted, or every name of them': [
    'server/audit/index.ts from auditEntries',
    'server/auth/admin/admin-door.ts from users',
    'server/backup/make-backup.ts from backups',
  ],
  'the beginning of other statements': ['server/listings/list-for-staff.ts from listings'],
}

/** Statements with a limit and no order: any rows will do. */
const anyOnPurpose = [
  'server/designs/outside-designs.ts from savedProjects',
  'server/orders/customer/shows-picture.ts from orderItems',
  'server/orders/staff/order-table.ts from orders',
]

/** What is done with a table of tables.ts, and the names of all later calls in the chain. */
type Statement = { told: string; calls: readonly string[] }

function statementsIn(path: string, text: string): Statement[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const tables = new Set(
    file.statements.flatMap((one) =>
      ts.isImportDeclaration(one) && /tables\.ts'$/.test(one.moduleSpecifier.getText(file))
        ? namesOf(one.importClause?.namedBindings)
        : [],
    ),
  )
  const found: Statement[] = []
  const visit = (node: ts.Node): void => {
    const verb = ts.isCallExpression(node) && calledIn(node)
    const [table] = verb && /^(from|update|delete)$/.test(verb) ? node.arguments : []
    if (table && ts.isIdentifier(table) && tables.has(table.text))
      found.push({ told: `${path} ${verb} ${table.text}`, calls: callsAfter(node) })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const namesOf = (bindings?: ts.NamedImportBindings): string[] =>
  bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : []

const calledIn = ({ expression }: ts.CallExpression): string | null =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : null

function callsAfter({ parent }: ts.Node): string[] {
  if (!ts.isPropertyAccessExpression(parent) || !ts.isCallExpression(parent.parent)) return []
  return [parent.name.text, ...callsAfter(parent.parent)]
}

const root = new URL('..', import.meta.url)
const statements = globSync('server/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).flatMap((path) => {
  const text = readFileSync(new URL(path, root), 'utf8')
  return /tables\.ts'/.test(text) ? statementsIn(path, text) : []
})
const told = (those: (calls: readonly string[]) => boolean): string[] =>
  statements.flatMap((one) => (those(one.calls) ? [one.told] : [])).sort()

test('everything that reads or changes every row of a table is listed here with a reason', () => {
  expect(statements.length).toBeGreaterThan(800)
  expect(told((calls) => !calls.includes('where'))).toEqual(Object.values(wholeOnPurpose).flat().sort())
})

test('a query with a limit states which rows come first', () => {
  expect(told((calls) => calls.includes('limit') && !calls.includes('orderBy'))).toEqual(anyOnPurpose)
})
