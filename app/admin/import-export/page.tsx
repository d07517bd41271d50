import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { OpenLink } from '#app/admin/open-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { DataTable, TableHead } from '#app/ui/data-table.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import type { ImportSummary } from '#server/import-export/index.ts'
import { ImportCard } from './import-card.tsx'
import { importKinds, things } from './import-words.ts'

type ImportExportPageProps = { imports: readonly ImportSummary[] }

const exports = [
  {
    file: 'products.csv',
    title: 'Products',
    text: 'Premade sheets, prints, shirts and tumblers, with variants, prices, stock and pictures.',
  },
  { file: 'customers.csv', title: 'Customers', text: 'Everyone with an account: email, name and phone.' },
  {
    file: 'orders.csv',
    title: 'Orders',
    text: 'Every placed order with its items. Totals are in each order’s first row, so you can sum the columns.',
  },
] as const

/** Import & export: files out, and files in after a check that shows what each row would do. */
export function ImportExportPage({ imports }: ImportExportPageProps) {
  return (
    <div className="max-w-5xl px-4 py-5 sm:px-6">
      <h1 className="font-extrabold text-xl">Import & export</h1>
      <p className="text-ink-muted">CSV files for any spreadsheet program, out and in.</p>
      <h2 className="mt-6 mb-2 font-bold text-lg">Export</h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {exports.map(({ file, title, text }) => (
          <Card key={file} as="li" className="flex flex-col gap-3">
            <div>
              <h3 className="font-bold text-base">{title}</h3>
              <p className="text-ink-muted">{text}</p>
            </div>
            <LinkButton
              size="sm"
              to={`/admin/import-export/files/${file}`}
              reloadDocument
              className="mt-auto self-start"
            >
              <Download aria-hidden className="size-4" /> {file}
            </LinkButton>
          </Card>
        ))}
      </ul>
      <h2 className="mt-8 mb-2 font-bold text-lg">Import</h2>
      <p className="mb-3 max-w-2xl text-ink-muted">
        Each file is checked first: you see what each row would do, and nothing is written until you say so.
        An import never deletes anything. Shopify files and Mailchimp newsletter lists work as they are.{' '}
        <OpenLink to="/admin/moving-in" className="underline underline-offset-2">
          Moving in from another shop
        </OpenLink>{' '}
        shows what to import in which order.
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        {importKinds.map((kind) => (
          <ImportCard key={kind} kind={kind} />
        ))}
      </div>
      {imports.length > 0 && <Latest imports={imports} />}
    </div>
  )
}

const stateNames = { checked: 'Checked', applying: 'Being applied', done: 'Applied' } as const
const stateTones = { checked: 'yellow', applying: 'cyan', done: 'green' } as const

function Latest({ imports }: ImportExportPageProps) {
  return (
    <>
      <h2 className="mt-8 mb-2 font-bold text-lg">Latest files</h2>
      <DataTable caption="Latest imports">
        <TableHead columns={['File', 'Of', 'State', 'Sent', 'By']} />
        <tbody>
          {imports.map(({ id, fileName, kind, state, createdAt, userEmail }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/admin/import-export/${id}`} className="underline underline-offset-2">
                  {fileName}
                </Link>
              </th>
              <td>{things[kind].many}</td>
              <td>
                <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
              </td>
              <td>
                <Moment at={createdAt} className="figures whitespace-nowrap" />
              </td>
              <td>{userEmail}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </>
  )
}
