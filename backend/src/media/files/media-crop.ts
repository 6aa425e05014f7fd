/** A part of an upright image, in pixels. */
export interface MediaCrop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
