import { type Cells, chosenColumns } from '#app/admin/lists/chosen-columns.ts'
import type { ShownColumn } from '#app/admin/lists/list-table.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { signupStateNames } from '#domain/content/signup-filters.ts'
import { type SignupColumn, signupColumns } from '#domain/lists/lists.ts'
import type { SignupRow } from '#server/newsletter/index.ts'

const tones = { subscribed: 'green', waiting: 'yellow', unsubscribed: 'neutral' } as const

const cells: Cells<SignupColumn, SignupRow> = {
  email: {
    card: 'title',
    cell: ({ email }) => <span className="whitespace-normal break-all font-medium">{email}</span>,
  },
  date: {
    card: 'when',
    cell: ({ createdAt }) => <Moment at={createdAt} className="figures" />,
  },
  state: {
    card: 'state',
    cell: ({ state }) => <Badge tone={tones[state]}>{signupStateNames[state]}</Badge>,
  },
}

export const signupTableColumns = (chosen: readonly SignupColumn[]): ShownColumn<SignupRow>[] =>
  chosenColumns(signupColumns, cells, chosen, 'email')
