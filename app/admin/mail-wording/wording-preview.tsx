import { useState } from 'react'
import { MailFrame } from '#app/admin/mails/mail-view.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { MailPreview } from '#server/mail/index.ts'

/** The mail with a made-up order, as a computer, a phone and a plain reader show it. */
export function WordingPreview({ preview: { subject, html, dark, text } }: { preview: MailPreview }) {
  const [isDark, setDark] = useState(false)
  const frame = (width: string) => (
    <div className="mx-auto overflow-hidden rounded-md border border-line" style={{ maxWidth: width }}>
      <MailFrame html={isDark ? dark : html} />
    </div>
  )
  return (
    <section aria-label="Preview" className="min-w-0 self-start lg:sticky lg:top-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="min-w-0 break-words font-bold text-base">{subject}</h2>
        <Checkbox
          label="As in dark mode"
          checked={isDark}
          onChange={(event) => setDark(event.currentTarget.checked)}
        />
      </div>
      <Tabs
        className="mt-2"
        label="Preview as"
        tabs={[
          { value: 'computer', label: 'Computer', panel: frame('680px') },
          { value: 'phone', label: 'Phone', panel: frame('375px') },
          {
            value: 'text',
            label: 'Plain text',
            panel: (
              <pre className="whitespace-pre-wrap break-words rounded-md border border-line bg-surface p-4 text-sm">
                {text}
              </pre>
            ),
          },
        ]}
      />
    </section>
  )
}
