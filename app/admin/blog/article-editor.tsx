import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { Placeholder } from '@tiptap/extensions'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { notify } from '#app/ui/toast.tsx'
import { ArticleToolbar } from './article-toolbar.tsx'
import { uploadPicture } from './upload-picture.ts'

export type ArticleEditorProps = { content: string; onChange: (html: string) => void }

/**
 * The body of an article. What is pasted is cut to what an article may hold by the editor's own schema; the server
 * sanitises again when it is saved and when it is shown. Pictures can be dropped and pasted.
 */
export function ArticleEditor({ content, onChange }: ArticleEditorProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [linkAddress, setLinkAddress] = useState<string | null>(null)
  const [sending, setSending] = useState<number | null>(null)
  const editor = useEditor({
    immediatelyRender: false,
    content,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        link: { openOnClick: false, protocols: ['mailto', 'tel'] },
      }),
      Image,
      TableKit,
      Placeholder.configure({ placeholder: 'Write the article …' }),
    ],
    editorProps: {
      attributes: {
        class: 'article-body min-h-80 px-4 py-3 outline-none',
        role: 'textbox',
        'aria-label': 'Content',
        'aria-multiline': 'true',
      },
      handlePaste: (_, event) => takePictures(event.clipboardData),
      handleDrop: (_, event) => takePictures(event.dataTransfer),
      handleKeyDown: (_, event) => {
        if (!((event.ctrlKey || event.metaKey) && event.key === 'k')) return false
        openLink()
        return true
      },
    },
    onUpdate: ({ editor: current }) => onChange(current.isEmpty ? '' : current.getHTML()),
  })

  function openLink(): void {
    setLinkAddress(String(editor?.getAttributes('link').href ?? ''))
  }

  function takePictures(data: DataTransfer | null): boolean {
    const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    for (const picture of pictures) void addPicture(picture)
    return pictures.length > 0
  }

  async function addPicture(file: File): Promise<void> {
    setSending(0)
    const outcome = await uploadPicture(file, setSending)
    setSending(null)
    if (!outcome.ok) return notify.error(outcome.message, 'Pictures can be PNG, JPEG or WebP, at most 25 MB.')
    const { src, width, height } = outcome.media.picture
    editor?.chain().focus().setImage({ src, width, height, alt: '' }).run()
  }

  function applyLink(address: string): void {
    const chain = editor?.chain().focus().extendMarkRange('link')
    if (address.trim() === '') chain?.unsetLink().run()
    else chain?.setLink({ href: withProtocol(address.trim()) }).run()
    setLinkAddress(null)
  }

  return (
    <div className="overflow-clip rounded-md border border-line-strong bg-surface focus-within:outline-2 focus-within:outline-magenta">
      {editor && (
        <ArticleToolbar editor={editor} onPicture={() => chooser.current?.click()} onLink={openLink} />
      )}
      {sending !== null && (
        <p role="status" className="figures bg-cyan-wash px-4 py-2 text-cyan-ink text-sm">
          Sending the picture … {Math.round(sending * 100)}%
        </p>
      )}
      <EditorContent editor={editor} />
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="hidden"
        aria-label="Picture for the text"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void addPicture(file)
          currentTarget.value = ''
        }}
      />
      <LinkDialog
        key={linkAddress}
        address={linkAddress}
        onApply={applyLink}
        onClose={() => setLinkAddress(null)}
      />
    </div>
  )
}

const withProtocol = (address: string): string =>
  /^(https?:|mailto:|tel:|\/)/i.test(address) ? address : `https://${address}`

type LinkDialogProps = { address: string | null; onApply: (address: string) => void; onClose: () => void }

function LinkDialog({ address, onApply, onClose }: LinkDialogProps) {
  const [typed, setTyped] = useState(address ?? '')
  return (
    <Dialog
      open={address !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Link"
      size="sm"
      footer={
        <>
          {address && <Button onClick={() => onApply('')}>Remove link</Button>}
          <Button variant="primary" onClick={() => onApply(typed)}>
            Set link
          </Button>
        </>
      }
    >
      <TextField
        label="Address"
        value={typed}
        placeholder="https://"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && onApply(typed)}
      />
    </Dialog>
  )
}
