import { Tabs } from '@mantine/core';
import { useMay } from '../../../api/use-may';
import { MediaPicker, type PickedImage } from '../../../media/picker/MediaPicker';
import { SiteImages } from './SiteImages';

interface ImageChoiceProps {
  readonly current: string;
  readonly onChoose: (image: PickedImage) => void;
}

/** The images of the library, and those that the site has besides. */
export function ImageChoice(props: ImageChoiceProps) {
  const maySeeLibrary = useMay('media:edit');
  if (!maySeeLibrary) return <SiteImages {...props} />;
  return (
    <Tabs defaultValue="library" keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="library">Library</Tabs.Tab>
        <Tabs.Tab value="site">On the site</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="library">
        <MediaPicker of="images" {...props} />
      </Tabs.Panel>
      <Tabs.Panel value="site">
        <SiteImages {...props} />
      </Tabs.Panel>
    </Tabs>
  );
}
