import { ArrowRight, Trash2 } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { ImportCard } from '#app/admin/import-export/import-card.tsx'
import { PageTurner } from '#app/admin/lists/page-turner.tsx'
import { TextSearch } from '#app/admin/lists/text-search.tsx'
import { useMayCall } from '#app/operations/if-may.tsx'
import {
  type CalledOperation,
  OperationButton,
  OperationForm,
  useOperation,
} from '#app/operations/operation-form.tsx'
import { DataTable, TableHead } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { RedirectView } from '#server/redirects/index.ts'

export type RedirectCall = 'redirects.set' | 'redirects.remove'

type RedirectsPageProps = {
  redirects: RedirectView[]
  /** The total. */
  count: number
  next: string | null
  text: string
  isFirst: boolean
}

/** Old addresses: where each one leads, added by hand or from a file. */
export function RedirectsPage({ redirects, count, next, text, isFirst }: RedirectsPageProps) {
  const mayCall = useMayCall()
  const adding = useRef<HTMLFormElement>(null)
  const call = useOperation<RedirectCall>({
    done: {
      'redirects.set': 'Redirect saved',
      'redirects.remove': 'Redirect removed',
    },
    failed: 'Nothing was changed',
    onDone: (operation) => operation === 'redirects.set' && adding.current?.reset(),
  })
  const isMine = mayCall('redirects.set')
  return (
    <div className="max-w-5xl px-4 py-5 sm:px-6">
      <h1 className="font-extrabold text-xl">Old addresses</h1>
      <p className="mt-1 max-w-2xl text-ink-muted">
        Where the pages of your previous shop lead, for links and search engines that know them. A redirect
        applies only where this shop has no page of its own.
      </p>
      {isMine && <NewRedirect ref={adding} call={call} />}
      <div className="mt-6 flex flex-wrap items-end justify-between gap-3">
        <h2 className="font-bold text-lg">
          {count === 1 ? '1 address' : `${count.toLocaleString('en-US')} addresses`}
        </h2>
        {count > 0 && <TextSearch label="Part of an address" text={text} />}
      </div>
      <div className="mt-3">
        {redirects.length === 0 ? (
          <EmptyState title={count === 0 ? 'No redirects yet' : 'No addresses match'}>
            {count === 0 ? 'Add one above, or send a file below.' : 'Try a shorter search.'}
          </EmptyState>
        ) : (
          <RedirectTable redirects={redirects} call={isMine ? call : null} />
        )}
      </div>
      <PageTurner next={next} isFirst={isFirst} text={text} />
      {mayCall('imports.apply') && (
        <div className="mt-8 max-w-md">
          <ImportCard kind="redirects" />
        </div>
      )}
    </div>
  )
}

type Call = CalledOperation<RedirectCall>

function NewRedirect({ call, ref }: { call: Call; ref: RefObject<HTMLFormElement | null> }) {
  const { fieldErrors } = call
  return (
    <OperationForm
      of={call}
      ref={ref}
      aria-label="New redirect"
      className="mt-4 grid items-start gap-3 rounded-lg border border-line bg-surface p-4 md:grid-cols-[1fr_1fr_auto]"
    >
      <TextField
        {...{ label: 'Old address', name: 'from', size: 'sm', autoComplete: 'off', required: true }}
        placeholder="/products/summer-tee"
        error={fieldErrors.from}
      />
      <TextField
        {...{ label: 'Leads to', name: 'to', size: 'sm', autoComplete: 'off', required: true }}
        placeholder="/tshirt-marketplace/summer-tee"
        error={fieldErrors.to}
      />
      <OperationButton of={call} operation="redirects.set" size="sm" variant="primary" className="md:mt-6">
        Add redirect
      </OperationButton>
    </OperationForm>
  )
}

function RedirectTable({ redirects, call }: { redirects: RedirectView[]; call: Call | null }) {
  return (
    <DataTable caption="Old addresses">
      <TableHead columns={['Old address', 'Leads to', ...(call ? [{ unseen: 'Remove' }] : [])]} />
      <tbody>
        {redirects.map(({ id, from, to }) => (
          <tr key={id}>
            <th scope="row" className="min-w-28 break-all font-semibold">
              {from}
            </th>
            <td className="min-w-28 break-all">
              <a href={to} target="_blank" rel="noreferrer" className="underline underline-offset-2">
                <ArrowRight aria-hidden className="mr-1 inline size-4" />
                {to}
              </a>
            </td>
            {call && (
              <td data-align="end">
                <OperationForm of={call}>
                  <input type="hidden" name="redirect" value={id} />
                  <OperationButton
                    of={call}
                    operation="redirects.remove"
                    size="sm"
                    variant="quiet"
                    aria-label={`Remove ${from}`}
                  >
                    <Trash2 aria-hidden className="size-4" />
                  </OperationButton>
                </OperationForm>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
