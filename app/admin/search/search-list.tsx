import {
  CircleUserRound,
  CornerDownRight,
  CupSoda,
  FileText,
  HandCoins,
  type LucideIcon,
  ReceiptText,
  Shirt,
  Sticker,
  TicketPercent,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { beginsWords, CommandList, type CommandRow } from '#app/ui/command-list.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { type Holder, isPermitted } from '#domain/people/permissions.ts'
import { type Page, pagesFor } from './pages.ts'
import { type Found, useFound } from './use-found.ts'

type Row = CommandRow & { to: string }

/** Pages are known immediately; the shop looks up everything else while the person types. */
export function SearchList({ user, onGo }: { user: Holder; onGo: () => void }) {
  const [words, setWords] = useState('')
  const navigate = useNavigate()
  const { found, problem, isBusy } = useFound(words)
  const pages = pagesFor(user).filter((page) =>
    beginsWords(`${page.label} ${page.group} ${page.words}`, words),
  )
  // Pages come first only while they are all that is searched: their rows must not move away from under a finger.
  const rows = [
    ...found.map((one) => rowOfFound(one, user)),
    ...pages.slice(0, words.trim() === '' ? undefined : 6).map(rowOfPage),
  ]
  return (
    <>
      <CommandList<Row>
        label="Search everything"
        listLabel="Found"
        placeholder="Order, customer, artwork, tracking number, page …"
        words={words}
        onWords={setWords}
        rows={rows}
        onRun={({ to }) => {
          onGo()
          void navigate(to)
        }}
        empty={problem ?? (isBusy ? 'Looking …' : `Nothing matches “${words.trim()}”.`)}
      />
      <p role="status" className="sr-only">
        {words.trim() !== '' && !isBusy && `${rows.length} found`}
      </p>
    </>
  )
}

type Look = { section: string; icon: LucideIcon; to: (found: Found, user: Holder) => string }

const looks: Record<Found['kind'], Look> = {
  order: { section: 'Orders', icon: ReceiptText, to: ({ id }) => `/admin/orders/${id}` },
  customer: {
    ...{ section: 'Customers', icon: CircleUserRound },
    to: ({ id, note }, user) =>
      isPermitted(user, 'customers.read')
        ? `/admin/customers/${id}`
        : `/admin?customer=${encodeURIComponent(note)}`,
  },
  quote: { section: 'Quote Requests', icon: HandCoins, to: ({ id }) => `/admin/quotes?quote=${id}` },
  print: { section: 'Products', icon: Sticker, to: ({ id }) => `/admin/prints#product-${id}` },
  tshirt_listing: {
    section: 'Products',
    icon: Shirt,
    to: ({ id }) => `/admin/tshirt-listings#product-${id}`,
  },
  tumbler_listing: {
    ...{ section: 'Products', icon: CupSoda },
    to: ({ id }) => `/admin/tumbler-listings#product-${id}`,
  },
  article: { section: 'Articles', icon: FileText, to: ({ id }) => `/admin/settings/blog/${id}` },
  discount: { section: 'Discounts', icon: TicketPercent, to: () => '/admin/settings/discounts' },
}

function rowOfFound(found: Found, user: Holder): Row {
  const { section, icon, to } = looks[found.kind]
  return {
    ...{ id: `${found.kind} ${found.id}`, section, to: to(found, user) },
    content: (
      <Words
        icon={icon}
        title={found.title}
        note={found.note}
        foundIn={found.foundIn}
        end={found.kind === 'order' && <StatusBadge status={found.status ?? ''} />}
      />
    ),
  }
}

const rowOfPage = ({ to, label, group }: Page): Row => ({
  ...{ id: `page ${to}`, section: 'Go to', to },
  content: <Words icon={CornerDownRight} title={label} note={group === label ? '' : group} />,
})

type WordsProps = {
  icon: LucideIcon
  title: string
  note: string
  foundIn?: string | null
  end?: ReactNode
}

function Words({ icon: Icon, title, note, foundIn, end }: WordsProps) {
  return (
    <>
      <Icon aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
      <span className="min-w-0 grow">
        <span className="flex min-w-0 gap-x-2 max-sm:flex-col">
          <span className="figures shrink-0 font-semibold">{title}</span>
          <span className="truncate text-ink-muted">{note}</span>
        </span>
        {foundIn && <span className="block truncate text-ink-muted text-xs">{foundIn}</span>}
      </span>
      {end}
    </>
  )
}
