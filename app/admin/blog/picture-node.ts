import { Image } from '@tiptap/extension-image'
import type { Editor } from '@tiptap/react'

/** An image in the text. Its role is "presentation" when it is decorative, so that screen readers skip it. */
export const PictureNode = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), role: { default: null } }
  },
})

export type PictureWords = { alt: string; isDecorative: boolean }

/** The alt text of the selected image; null when none is selected. */
export function selectedPicture(editor: Editor): PictureWords | null {
  if (!editor.isActive('image')) return null
  const { alt, role } = editor.getAttributes('image')
  return { alt: String(alt ?? ''), isDecorative: role === 'presentation' }
}

export function describePicture(editor: Editor, { alt, isDecorative }: PictureWords): void {
  const words = isDecorative ? { alt: '', role: 'presentation' } : { alt: alt.trim(), role: null }
  editor.chain().focus().updateAttributes('image', words).run()
}

/** Positions of images that have no alt text and are not marked decorative. */
export function undescribedPictures(editor: Editor): number[] {
  const places: number[] = []
  editor.state.doc.descendants(({ type, attrs }, place) => {
    if (type.name === 'image' && !attrs.alt && attrs.role !== 'presentation') places.push(place)
  })
  return places
}
