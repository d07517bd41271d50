import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { Notice } from '#app/shell/notices.ts'
import { classes } from '#app/ui/classes.ts'

const looks = {
  success: { Icon: CircleCheck, style: 'bg-green-wash text-green-ink' },
  error: { Icon: CircleAlert, style: 'bg-red-wash text-red-ink' },
  info: { Icon: Info, style: 'bg-cyan-wash text-cyan-ink' },
}

/** The toast's message, above the form: it stays, and it works without JavaScript. */
export function FormMessage({ notice }: { notice: Notice }) {
  const { Icon, style } = looks[notice.tone]
  return (
    <div className={classes('flex items-start gap-2.5 rounded-md p-3.5 text-sm', style)}>
      <Icon className="mt-0.5 size-4.5 shrink-0" aria-hidden />
      <div>
        <p className="font-semibold">{notice.title}</p>
        {notice.description && <p>{notice.description}</p>}
      </div>
    </div>
  )
}
