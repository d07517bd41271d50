import { TableKit } from '@tiptap/extension-table'
import { Placeholder } from '@tiptap/extensions'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useRef, useState } from 'react'
import { MediaPicker } from '#app/admin/media/media-picker.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { PublicPicture } from '#domain/catalog/public-picture.ts'
import type { MediaItem } from '#server/media/index.ts'
import { ArticleToolbar } from './article-toolbar.tsx'
import { cleanPastedHtml } from './clean-pasted-html.ts'
import {
  describePicture,
  PictureNode,
  type PictureWords,
  selectedPicture,
  undescribedPictures,
} from './picture-node.ts'
import { PictureWordsDialog } from './picture-words-dialog.tsx'
import { uploadPicture } from './upload-picture.ts'
import { uploadVideo } from './upload-video.ts'
import { VideoNode } from './video-node.ts'

export type ArticleEditorProps = { content: string; onChange: (html: string) => void }

/**
 * The body of an article. The editor's own schema reduces pasted content to what an article may contain; the server
 * sanitizes it again on save and on display. Images can be dropped and pasted.
 */
export function ArticleEditor({ content, onChange }: ArticleEditorProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const videoChooser = useRef<HTMLInputElement>(null)
  const [linkAddress, setLinkAddress] = useState<string | null>(null)
  const [words, setWords] = useState<PictureWords | null>(null)
  const [isPicking, setIsPicking] = useState(false)
  const [sending, setSending] = useState<{ what: string; share: number } | null>(null)
  const editor = useEditor({
    immediatelyRender: false,
    content,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        link: { openOnClick: false, protocols: ['mailto', 'tel'] },
      }),
      PictureNode,
      VideoNode,
      TableKit,
      Placeholder.configure({ placeholder: 'Write here …' }),
    ],
    editorProps: {
      attributes: {
        class: 'article-body min-h-80 px-4 py-3 outline-none',
        role: 'textbox',
        'aria-label': 'Content',
        'aria-multiline': 'true',
      },
      transformPastedHTML: (html) => {
        const { html: clean, lostPictures } = cleanPastedHtml(html)
        if (lostPictures > 0)
          notify.info(
            lostPictures === 1 ? 'A picture was left out' : `${lostPictures} pictures were left out`,
            'Pictures from documents and other sites can’t be pasted. Drop their files into the text instead.',
          )
        return clean
      },
      handlePaste: (_, event) => takePictures(event.clipboardData),
      handleDrop: (_, event) => takePictures(event.dataTransfer),
      handleDoubleClickOn: (_, __, node) => {
        if (node.type.name !== 'image') return false
        openWords()
        return true
      },
      handleKeyDown: (_, event) => {
        if (!((event.ctrlKey || event.metaKey) && event.key === 'k')) return false
        openLink()
        return true
      },
    },
    onUpdate: ({ editor: current }) => onChange(current.isEmpty ? '' : current.getHTML()),
  })

  const undescribed =
    useEditorState({
      editor,
      selector: ({ editor: current }) => (current ? undescribedPictures(current).length : 0),
    }) ?? 0

  function openWords(): void {
    if (editor) setWords(selectedPicture(editor))
  }

  /** Selects the first image without alt text, and asks for it. */
  function describeNext(): void {
    const [place] = editor ? undescribedPictures(editor) : []
    if (!editor || place === undefined) return
    editor.chain().setNodeSelection(place).run()
    openWords()
  }

  function pick(item: MediaItem): void {
    if (item.kind === 'film') {
      const { src, width, height, shown } = item
      const attrs = { src, poster: shown?.src ?? null, width, height }
      editor?.chain().focus().insertContent({ type: 'film', attrs }).run()
    } else if (item.shown) insertPicture({ ...item.shown, alt: item.alt })
  }

  function insertPicture({ src, width, height, alt }: Omit<PublicPicture, 'srcSet'>): void {
    editor?.chain().focus().setImage({ src, width, height, alt }).run()
    if (alt === '') describeNext()
  }

  function openLink(): void {
    setLinkAddress(String(editor?.getAttributes('link').href ?? ''))
  }

  function takePictures(data: DataTransfer | null): boolean {
    const files = [...(data?.files ?? [])]
    const pictures = files.filter(({ type }) => type.startsWith('image/'))
    const videos = files.filter(({ type }) => type.startsWith('video/'))
    for (const picture of pictures) void addPicture(picture)
    for (const video of videos) void addVideo(video)
    return pictures.length + videos.length > 0
  }

  async function addVideo(file: File): Promise<void> {
    setSending({ what: 'video', share: 0 })
    const outcome = await uploadVideo(file, (share) => setSending({ what: 'video', share }))
    setSending(null)
    if (!outcome.ok) return notify.error(outcome.message, 'Videos can be MP4, MOV or WebM, at most 500 MB.')
    const { url: src, posterUrl: poster, width, height } = outcome.video
    const attrs = { src, poster, width, height }
    editor?.chain().focus().insertContent({ type: 'film', attrs }).run()
  }

  async function addPicture(file: File): Promise<void> {
    setSending({ what: 'picture', share: 0 })
    const outcome = await uploadPicture(file, (share) => setSending({ what: 'picture', share }))
    setSending(null)
    if (!outcome.ok) return notify.error(outcome.message, 'Pictures can be PNG, JPEG or WebP, at most 25 MB.')
    insertPicture(outcome.media.picture)
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
        <ArticleToolbar
          editor={editor}
          onPicture={() => chooser.current?.click()}
          onVideo={() => videoChooser.current?.click()}
          onLibrary={() => setIsPicking(true)}
          onWords={openWords}
          onLink={openLink}
        />
      )}
      {sending !== null && (
        <p role="status" className="figures bg-cyan-wash px-4 py-2 text-cyan-ink text-sm">
          Uploading the {sending.what} … {Math.round(sending.share * 100)}%
        </p>
      )}
      <EditorContent editor={editor} />
      {undescribed > 0 && (
        <p role="status" className="flex flex-wrap items-center gap-3 border-line border-t px-4 py-2 text-sm">
          {undescribed === 1
            ? 'A picture has no description.'
            : `${undescribed} pictures have no description.`}
          <Button size="sm" onClick={describeNext}>
            Describe
          </Button>
        </p>
      )}
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
      <input
        ref={videoChooser}
        type="file"
        accept="video/mp4,video/quicktime,video/webm"
        className="hidden"
        aria-label="Video for the text"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void addVideo(file)
          currentTarget.value = ''
        }}
      />
      <PictureWordsDialog
        key={JSON.stringify(words)}
        words={words}
        onApply={(given) => {
          if (editor) describePicture(editor, given)
          setWords(null)
        }}
        onClose={() => setWords(null)}
      />
      <MediaPicker isOpen={isPicking} hasVideos onClose={() => setIsPicking(false)} onPick={pick} />
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
