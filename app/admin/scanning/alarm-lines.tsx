import { CircleCheck, OctagonAlert } from 'lucide-react'
import { classes } from '#app/ui/classes.ts'

export type Alarm = { tone: 'good' | 'bad'; text: string }

/** The results of scans, large enough to read from where one stands with the scanner. */
export function AlarmLines({ alarms }: { alarms: readonly (Alarm & { id: number })[] }) {
  return (
    <div className="grid gap-2 empty:hidden">
      {alarms.map(({ id, ...alarm }) => (
        <AlarmLine key={id} alarm={alarm} />
      ))}
    </div>
  )
}

function AlarmLine({ alarm }: { alarm: Alarm }) {
  const isGood = alarm.tone === 'good'
  const Icon = isGood ? CircleCheck : OctagonAlert
  return (
    <p
      className={classes(
        'flex items-center gap-3 rounded-lg p-4 font-bold text-lg',
        isGood ? 'bg-green-wash text-green-ink' : 'bg-red-wash text-red-ink',
      )}
    >
      <Icon aria-hidden className="size-7 shrink-0" /> {alarm.text}
    </p>
  )
}
