import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { uploadPicture } from '#app/admin/blog/upload-picture.ts'
import { uploadVideo } from '#app/admin/blog/upload-video.ts'
import { useMay } from '#app/admin/use-may.ts'
import { FileDrop } from '#app/ui/forms/file-drop.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'

type Sending = { id: number; name: string; share: number }

let count = 0

/**
 * Uploads several pictures and videos at once, each with its progress; an interrupted upload resumes where it stopped.
 */
export function MediaUploads() {
  const may = useMay()
  const { revalidate } = useRevalidator()
  const [sending, setSending] = useState<Sending[]>([])

  async function send(file: File): Promise<void> {
    const id = ++count
    setSending((all) => [...all, { id, name: file.name, share: 0 }])
    const onProgress = (share: number): void =>
      setSending((all) => all.map((one) => (one.id === id ? { ...one, share } : one)))
    const upload = file.type.startsWith('video/') ? uploadVideo : uploadPicture
    const outcome = await upload(file, onProgress)
    setSending((all) => all.filter((one) => one.id !== id))
    if (!outcome.ok) return notify.error(outcome.message, `“${file.name}” is not in the library.`)
    notify.success(`“${file.name}” is in the library`)
    await revalidate()
  }

  return (
    <div className="mt-4">
      {may('content.write') && (
        <FileDrop
          label="Add pictures and videos"
          isLabelHidden
          accept="image/png,image/jpeg,image/webp,video/mp4,video/quicktime,video/webm"
          isMultiple
          prompt="Drop pictures and videos here, or browse"
          limits="PNG, JPEG or WebP up to 25 MB; MP4, MOV or WebM up to 500 MB"
          onFiles={(files) => {
            for (const file of files) void send(file)
          }}
        />
      )}
      {sending.length > 0 && (
        <ul aria-label="Uploading" className="mt-3 grid gap-2">
          {sending.map(({ id, name, share }) => (
            <li key={id}>
              <Progress label={`Uploading ${name}`} value={Math.round(share * 100)} isLabelShown />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
