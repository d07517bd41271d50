import { Tabs } from '#app/ui/tabs.tsx'
import { MailFrame } from './mail-view.tsx'

/** An email as a computer, a phone and a plain text reader show it. */
export function MailTabs({ mail: { html, text } }: { mail: { html: string; text: string } }) {
  const frame = (width: string) => (
    <div className="mx-auto overflow-hidden rounded-md border border-line" style={{ maxWidth: width }}>
      <MailFrame html={html} />
    </div>
  )
  return (
    <Tabs
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
  )
}
