import {
  CircleX,
  Clock,
  Cog,
  CreditCard,
  DatabaseBackup,
  FileWarning,
  FolderX,
  HandCoins,
  HardDrive,
  Hourglass,
  type LucideIcon,
  MailQuestionMark,
  MailWarning,
  MessageSquareText,
  PackageX,
  PencilLine,
  RotateCcw,
  Scale,
  ScanEye,
  ShieldAlert,
  Stethoscope,
  Tag,
  Unplug,
} from 'lucide-react'
import { OpenLink, OpenLinkButton } from '#app/admin/open-link.tsx'
import { InTrayDrawing } from '#app/assets/later-drawings.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { classes } from '#app/ui/classes.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Attention, AttentionItem, AttentionKind } from '#server/reports/index.ts'

/** What each kind is called, and the one thing to do about it. */
type Look = {
  name: string
  icon: LucideIcon
  tone: string
  /** Missing when nothing can be done here. */
  todo?: string
  to?: (item: AttentionItem) => string
}

const orderOf = ({ orderId }: AttentionItem): string => `/admin/orders/${orderId}`

const looks: Record<AttentionKind, Look> = {
  unverified_payment: {
    ...{ name: 'Uncertain payments', icon: ShieldAlert, tone: 'text-yellow-ink' },
    ...{ todo: 'Confirm or refund', to: orderOf },
  },
  payment_difference: {
    ...{ name: 'Payments to reconcile', icon: CreditCard, tone: 'text-yellow-ink' },
    ...{ todo: 'Reconcile', to: ({ id }) => `/admin/payments/${id}` },
  },
  cancelled_not_refunded: {
    ...{ name: 'Cancelled, not refunded', icon: HandCoins, tone: 'text-yellow-ink' },
    ...{ todo: 'Refund', to: orderOf },
  },
  difference_open: {
    ...{ name: 'Changed orders, not settled', icon: Scale, tone: 'text-yellow-ink' },
    ...{ todo: 'Settle it', to: orderOf },
  },
  unpaid_link: {
    ...{ name: 'Unpaid payment links', icon: HandCoins, tone: 'text-yellow-ink' },
    ...{ todo: 'Follow up or cancel', to: ({ id }) => `/admin/orders/drafts/${id}` },
  },
  late_order: { name: 'Late orders', icon: Clock, tone: 'text-red-ink', todo: 'Get it out', to: orderOf },
  customer_message: {
    ...{ name: 'Customers waiting for an answer', icon: MessageSquareText, tone: 'text-magenta-ink' },
    ...{ todo: 'Answer', to: orderOf },
  },
  mail_unmatched: {
    ...{ name: 'Emails without a known order', icon: MailQuestionMark, tone: 'text-magenta-ink' },
    ...{
      todo: 'Say which order it’s about',
      to: ({ id }) => `/admin/mails/incoming/${id}?state=unmatched`,
    },
  },
  edit_request: {
    ...{ name: 'Edit requests', icon: PencilLine, tone: 'text-magenta-ink' },
    ...{ todo: 'Accept or decline', to: orderOf },
  },
  finding_accepted: {
    ...{ name: 'Warnings that customers accepted', icon: ScanEye, tone: 'text-cyan-ink' },
    ...{ todo: 'Check before you print', to: orderOf },
  },
  print_file_failed: {
    ...{ name: 'Print files that failed', icon: FileWarning, tone: 'text-red-ink' },
    ...{ todo: 'Make it again', to: orderOf },
  },
  print_file_waits: {
    ...{ name: 'Print files waiting for file storage', icon: Hourglass, tone: 'text-red-ink' },
  },
  label_doubt: {
    ...{ name: 'Labels in doubt', icon: Tag, tone: 'text-yellow-ink' },
    ...{ todo: 'Check the parcel', to: orderOf },
  },
  delivery_exception: {
    ...{ name: 'Parcels with problems', icon: PackageX, tone: 'text-red-ink' },
    ...{ todo: 'Call the carrier', to: orderOf },
  },
  work_waits: {
    ...{ name: 'Work that’s waiting', icon: Hourglass, tone: 'text-red-ink' },
  },
  mail_waits: {
    ...{ name: 'Email isn’t going out', icon: MailWarning, tone: 'text-red-ink' },
    ...{ todo: 'See the emails', to: () => '/admin/mails?state=queued' },
  },
  mail_failed: {
    ...{ name: 'Emails that didn’t arrive', icon: MailWarning, tone: 'text-red-ink' },
    ...{ todo: 'Send it again', to: () => '/admin/mails?state=failed' },
  },
  job_failed: { name: 'Work that failed', icon: Cog, tone: 'text-red-ink', todo: 'Run it again' },
  webhook_off: {
    ...{ name: 'Webhooks that are turned off', icon: Unplug, tone: 'text-red-ink' },
    ...{ todo: 'See the webhook', to: ({ id }) => `/admin/settings/webhooks/${id}` },
  },
  roll_not_sent: {
    ...{ name: 'Rolls missing from the hot folder', icon: FolderX, tone: 'text-red-ink' },
    ...{ todo: 'See the roll', to: ({ id }) => `/admin/production/rolls/${id}` },
  },
  backup_old: {
    ...{ name: 'Backups', icon: DatabaseBackup, tone: 'text-red-ink' },
    ...{ todo: 'See the backups', to: () => '/admin/settings/backups' },
  },
  shop_alert: {
    ...{ name: 'The shop itself', icon: Stethoscope, tone: 'text-red-ink' },
    ...{ todo: 'See the health check', to: () => '/admin/settings/health' },
  },
  disk_short: { name: 'Disk space', icon: HardDrive, tone: 'text-red-ink', todo: 'Free up space' },
}

/** Everything only a person can put right: why it is here, and the one thing to do. */
export function AttentionPage({ items, counts }: Attention) {
  const kinds = [...new Set(items.map(({ kind }) => kind))]
  return (
    <div className="max-w-5xl px-4 py-5 sm:px-6">
      <PageHeader
        title="Attention"
        description="Things only a person can fix. Each one goes away automatically once its cause is gone."
      />
      {items.length === 0 ? (
        <EmptyState title="Nothing needs you" illustration={<InTrayDrawing />}>
          Uncertain payments, late orders, questions, and things that failed appear here automatically.
        </EmptyState>
      ) : (
        <div className="mt-5 grid gap-6">
          {kinds.map((kind) => (
            <Group
              key={kind}
              look={looks[kind]}
              items={items.filter((item) => item.kind === kind)}
              count={counts[kind] ?? 0}
            />
          ))}
        </div>
      )}
    </div>
  )
}

function Group({ look, items, count }: { look: Look; items: AttentionItem[]; count: number }) {
  const { name, icon: Icon, tone } = look
  return (
    <section aria-label={name}>
      <h2 className="flex items-center gap-2 font-bold text-base">
        <Icon aria-hidden className={classes('size-4.5', tone)} />
        {name} <span className="figures font-normal text-ink-muted">{count}</span>
      </h2>
      {count > items.length && (
        <p className="mt-1 text-ink-muted">
          Showing the first {items.length}; the rest appear as these are cleared.
        </p>
      )}
      <ul className="mt-2 divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {items.map((item) => (
          <li
            key={item.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p className="figures font-semibold">
                <Title item={item} />
              </p>
              <p className="break-words text-ink-muted">{item.reason}</p>
            </div>
            <Moment
              at={item.at}
              className="figures whitespace-nowrap text-ink-faint text-xs max-sm:order-last"
            />
            {look.to ? (
              <OpenLinkButton to={look.to(item)} size="sm">
                {look.todo}
                <span className="sr-only">: {item.title}</span>
              </OpenLinkButton>
            ) : (
              look.todo && <JobButtons item={item} todo={look.todo} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Failed work links to its order; for everything else the button does. */
function Title({ item }: { item: AttentionItem }) {
  if (item.kind !== 'job_failed' || item.orderId === null) return item.title
  return (
    <OpenLink to={orderOf(item)} className="underline underline-offset-2">
      {item.title}
    </OpenLink>
  )
}

function JobButtons({ item, todo }: { item: AttentionItem; todo: string }) {
  const call = useOperation<'attention.retry' | 'attention.forget'>({
    done: { 'attention.retry': 'Running again', 'attention.forget': 'Forgotten' },
    failed: 'Nothing was changed',
  })
  return (
    <OperationForm of={call} className="flex gap-2">
      <input type="hidden" name="item" value={item.id} />
      <OperationButton of={call} operation="attention.forget" size="sm" variant="quiet">
        <CircleX aria-hidden className="size-4" />
        Dismiss
      </OperationButton>
      <OperationButton of={call} operation="attention.retry" size="sm">
        <RotateCcw aria-hidden className="size-4" />
        {todo}
      </OperationButton>
    </OperationForm>
  )
}
