import { useState } from 'react'
import { uploadPicture } from '#app/admin/blog/upload-picture.ts'
import { MediaPicker } from '#app/admin/media/media-picker.tsx'
import { Mark } from '#app/assets/mark.tsx'
import { Button } from '#app/ui/button.tsx'
import { FileDrop } from '#app/ui/forms/file-drop.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { ShopLook } from '#domain/shop/look.ts'

type Props = { logo: ShopLook['logo']; onChange: (logo: ShopLook['logo']) => void }

/** The image before the shop's name: dropped, chosen, or picked from the media library. */
export function LogoField({ logo, onChange }: Props) {
  const [isPicking, setIsPicking] = useState(false)
  const [share, setShare] = useState<number | null>(null)
  async function send(file: File): Promise<void> {
    setShare(0)
    const outcome = await uploadPicture(file, setShare)
    setShare(null)
    if (!outcome.ok) return notify.error(outcome.message, 'A logo can be PNG, JPEG or WebP, at most 25 MB.')
    const { src, width, height } = outcome.media.picture
    onChange({ src, width, height })
  }
  return (
    <div>
      <FileDrop
        label="Logo"
        accept="image/png,image/jpeg,image/webp"
        prompt={logo ? 'Drop another logo, or browse' : 'Drop your logo here, or browse'}
        limits="PNG, JPEG or WebP, at most 25 MB"
        icon={
          logo ? (
            <img {...logo} alt="The logo" className="h-10 w-auto max-w-36 object-contain" />
          ) : (
            <Mark className="size-10" />
          )
        }
        isDisabled={share !== null}
        onFiles={([file]) => file && void send(file)}
      />
      {share !== null && (
        <Progress label="Uploading the logo" value={Math.round(share * 100)} isLabelShown className="mt-2" />
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setIsPicking(true)}>
          From the library
        </Button>
        {logo && (
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            Default logo
          </Button>
        )}
      </div>
      <MediaPicker
        isOpen={isPicking}
        onClose={() => setIsPicking(false)}
        onPick={({ shown }) =>
          shown && onChange({ src: shown.src, width: shown.width, height: shown.height })
        }
      />
    </div>
  )
}
