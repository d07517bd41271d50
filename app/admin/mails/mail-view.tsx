/** An email as its recipient sees it, in a frame that runs no scripts. */
export const MailFrame = ({ html }: { html: string }) => (
  <iframe
    title="The email as the reader sees it"
    sandbox="allow-popups"
    srcDoc={html}
    className="h-[62vh] w-full bg-white"
  />
)

/** The same, with its text version. */
export function MailView({ html, text }: { html: string; text: string }) {
  return (
    <>
      <MailFrame html={html} />
      <details className="border-line border-t p-4">
        <summary className="cursor-pointer font-medium">Text version</summary>
        <pre className="mt-3 whitespace-pre-wrap break-words">{text}</pre>
      </details>
    </>
  )
}

/** A text message as a phone shows it. */
export const TextBubble = ({ text }: { text: string }) => (
  <div className="p-4">
    <p className="max-w-80 whitespace-pre-wrap break-words rounded-xl rounded-bl-xs bg-sunken px-4 py-2.5">
      {text}
    </p>
  </div>
)
