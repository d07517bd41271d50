import { useState } from 'react'
import { MailTabs } from '#app/admin/mails/mail-tabs.tsx'
import { TextBubble } from '#app/admin/mails/mail-view.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { textPieces } from '#domain/people/text-pieces.ts'
import type { MailPreview } from '#server/mail/index.ts'

/** The email with a made-up order, as a computer, a phone and a plain text reader show it. */
export function WordingPreview({ preview: { subject, html, dark, text } }: { preview: MailPreview }) {
  const [isDark, setDark] = useState(false)
  return (
    <section aria-label="Preview" className="min-w-0 self-start lg:sticky lg:top-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="min-w-0 break-words font-bold text-base">{subject}</h2>
        <Checkbox
          label="In dark mode"
          checked={isDark}
          onChange={(event) => setDark(event.currentTarget.checked)}
        />
      </div>
      <div className="mt-2">
        <MailTabs mail={{ html: isDark ? dark : html, text }} />
      </div>
    </section>
  )
}

/** The same for a text message, with the number of segments a carrier bills for it. */
export function TextPreview({ text }: { text: string }) {
  const pieces = textPieces(text)
  return (
    <section aria-label="Preview" className="min-w-0 self-start lg:sticky lg:top-4">
      <h2 className="font-bold text-base">On a phone</h2>
      <div className="mt-2 rounded-lg border border-line bg-surface">
        <TextBubble text={text} />
      </div>
      <p className="mt-2 text-ink-muted text-sm">
        {text.length} characters, billed as {pieces === 1 ? 'one message' : `${pieces} messages`}. Orders with
        longer names and links need more.
      </p>
    </section>
  )
}
