/** A mail as its reader sees it, in a frame that runs nothing, and its text version. */
export function MailView({ html, text }: { html: string; text: string }) {
  return (
    <>
      <iframe
        title="The mail as it is read"
        sandbox="allow-popups"
        srcDoc={html}
        className="h-[62vh] w-full bg-white"
      />
      <details className="border-line border-t p-4">
        <summary className="cursor-pointer font-medium">Text version</summary>
        <pre className="mt-3 whitespace-pre-wrap break-words">{text}</pre>
      </details>
    </>
  )
}
