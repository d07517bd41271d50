import { MailView } from '#app/admin/mails/mail-view.tsx'
import { Tabs } from '#app/ui/tabs.tsx'

/** A mail as a desk and a phone show it. */
export function MailWidths({ mail }: { mail: { html: string; text: string } }) {
  const frame = (width: string) => (
    <div className="mx-auto overflow-hidden rounded-md border border-line" style={{ maxWidth: width }}>
      <MailView html={mail.html} text={mail.text} />
    </div>
  )
  return (
    <Tabs
      label="Width of the preview"
      defaultValue="desk"
      tabs={[
        { value: 'desk', label: 'Computer', panel: frame('680px') },
        { value: 'phone', label: 'Phone', panel: frame('375px') },
      ]}
    />
  )
}
