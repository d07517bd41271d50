import { CircleCheck, TriangleAlert } from 'lucide-react'
import { FilledFrom } from '#app/operations/filled-from.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { useShopClock } from '#app/shop-clock.ts'
import { Card } from '#app/ui/card.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { formatMoment } from '#domain/shop/shop-time.ts'
import type { BackupsRead } from '#server/backup/index.ts'
import { BackupList } from './backup-list.tsx'
import { bytesInWords } from './backup-words.ts'
import { PlanForm } from './plan-form.tsx'

export type BackupsPageProps = BackupsRead

/** Site Settings, Backups: copies of the whole shop, scheduled and manual. For owners. */
export function BackupsPage({ plan, lastGood, isOverdue, backups }: BackupsPageProps) {
  const atWork = backups.find(({ state }) => state === 'working')
  return (
    <div className="grid gap-8">
      <p className="max-w-3xl text-ink-muted">
        A backup is a copy of the whole shop: every order, customer, setting, and file, all from the same
        moment, made while the shop is open. Send it to another disk or another place, so that one accident
        can’t take both.
      </p>
      <Card className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <LastGood lastGood={lastGood} isOverdue={isOverdue} />
          <BeginNow isPlanned={plan !== null} isAtWork={atWork !== undefined} />
        </div>
        {atWork && (
          <div aria-live="polite">
            <Progress label="Backing up" value={atWork.progress} isLabelShown />
            {atWork.problem && <p className="mt-2 text-red-ink">Retrying automatically: {atWork.problem}</p>}
          </div>
        )}
      </Card>
      <FilledFrom version={plan?.version ?? 0}>
        <PlanForm planned={plan} />
      </FilledFrom>
      <BackupList backups={backups.filter(({ state }) => state !== 'working')} />
    </div>
  )
}

function LastGood({ lastGood, isOverdue }: Omit<BackupsPageProps, 'plan' | 'backups'>) {
  const { timeZone } = useShopClock()
  const Sign = lastGood && !isOverdue ? CircleCheck : TriangleAlert
  const tone = lastGood && !isOverdue ? 'text-green-ink' : isOverdue ? 'text-red-ink' : 'text-yellow-ink'
  return (
    <div className="flex min-w-0 items-start gap-3">
      <Sign aria-hidden className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <div className="min-w-0">
        <h2 className="font-bold text-base">
          {lastGood
            ? isOverdue
              ? 'The last good backup is older than you planned'
              : 'Your shop is backed up'
            : 'There is no backup yet'}
        </h2>
        <p className="figures break-words text-ink-muted">
          {lastGood
            ? `${formatMoment(new Date(lastGood.takenAt ?? lastGood.createdAt), timeZone)} · ${bytesInWords(lastGood.byteSize ?? 0)} · ${lastGood.place}`
            : 'Choose below where it goes, and make the first one.'}
        </p>
      </div>
    </div>
  )
}

function BeginNow({ isPlanned, isAtWork }: { isPlanned: boolean; isAtWork: boolean }) {
  const call = useOperation<'backups.begin'>({ failed: 'The backup didn’t start' })
  return (
    <OperationForm of={call}>
      <OperationButton
        of={call}
        operation="backups.begin"
        variant="primary"
        size="sm"
        disabled={!isPlanned || isAtWork}
      >
        Back up now
      </OperationButton>
    </OperationForm>
  )
}
