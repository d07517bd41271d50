import { Badge } from '#app/ui/badge.tsx'
import { DataTable, TableHead } from '#app/ui/data-table.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { OperationCard } from './present-operations.ts'

type Props = { origin: string; areas: { area: string; operations: OperationCard[] }[] }

/** What other programs can ask of the shop. Generated from the same description that they read. */
export function ApiReferencePage({ origin, areas }: Props) {
  return (
    <main className="mx-auto max-w-5xl px-4 py-10 sm:px-6">
      <PageHeader
        title="API reference"
        description="Anything the shop’s pages can do, another program can do, with the same permissions and the same wording."
      />
      <section className="mt-6 max-w-prose space-y-3" aria-labelledby="begin">
        <h2 id="begin" className="font-bold text-lg">
          Begin
        </h2>
        <p>
          Every address begins with <code className="slug">{`${origin}/api/v1`}</code>. Send JSON, and the
          access token of the user the program acts for as{' '}
          <code className="slug">Authorization: Bearer …</code>. Money is in cents, times are ISO 8601 in UTC.
        </p>
        <p>
          Each change states which version it is based on. If someone else saved first, the response is 409
          with their version, and nothing is overwritten. Field errors are in <code>error.fields</code>.
        </p>
        <p>
          <a
            href="/api/v1/openapi.json"
            className="font-semibold text-magenta-ink underline underline-offset-4"
          >
            Machine-readable version (OpenAPI 3.1)
          </a>
        </p>
      </section>
      {areas.map(({ area, operations }) => (
        <section key={area} aria-labelledby={area} className="mt-10">
          <h2 id={area} className="font-bold text-lg capitalize">
            {area}
          </h2>
          {operations.map((operation) => (
            <Operation key={operation.name} operation={operation} />
          ))}
        </section>
      ))}
    </main>
  )
}

function Operation({ operation }: { operation: OperationCard }) {
  const { name, method, path, summary, permission, fields, example, answers } = operation
  return (
    <article aria-labelledby={name} className="mt-5 rounded-lg border border-line bg-raised p-4 sm:p-6">
      <h3 id={name} className="font-semibold">
        {summary}
      </h3>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <Badge tone={method === 'GET' ? 'cyan' : 'green'}>{method}</Badge>
        <code className="break-all font-mono">{path}</code>
      </p>
      <p className="mt-2 text-ink-muted text-sm">
        <code className="font-mono">{name}</code>, for {whoever(permission)}
      </p>
      {fields.length > 0 && (
        <div className="mt-4">
          <DataTable caption={`Fields of ${name}`}>
            <TableHead columns={['Field', 'Holds', 'Needed']} />
            <tbody>
              {fields.map((field) => (
                <tr key={field.name}>
                  <th scope="row" className="font-mono">
                    {field.name}
                  </th>
                  <td>{field.kind}</td>
                  <td>{field.isRequired ? 'Yes' : 'No'}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        </div>
      )}
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {example && (
          <div className="min-w-0">
            <h4 className="font-semibold text-sm">Example</h4>
            <pre className="mt-1 overflow-x-auto rounded-md bg-sunken p-3 font-mono text-xs">{example}</pre>
          </div>
        )}
        <div>
          <h4 className="font-semibold text-sm">Answers</h4>
          <dl className="mt-1 space-y-1 text-sm">
            {answers.map(({ status, says }) => (
              <div key={status} className="flex gap-3">
                <dt className="figures w-8 shrink-0 font-semibold">{status}</dt>
                <dd className="text-ink-muted">{says}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </article>
  )
}

function whoever(permission: string): string {
  if (permission === 'anyone') return 'everyone'
  if (permission === 'buyer') return 'the buyer: signed in, or through the order’s emailed link'
  return permission === 'signed_in' ? 'anyone signed in' : `anyone with ${permission}`
}
