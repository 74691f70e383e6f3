import { useState } from 'react';
import {
  Amount,
  Avatar,
  Badge,
  Button,
  ButtonRow,
  Card,
  CardGrid,
  Chip,
  DiceRow,
  EmptyState,
  ErrorState,
  IconButton,
  LineTabs,
  ListRow,
  MenuList,
  NavBar,
  NoticeBar,
  OrdersIcon,
  PictureCard,
  PictureCardSkeleton,
  ProgressBar,
  ScreenBody,
  ScreenOutline,
  SegmentedTabs,
  SettingsIcon,
  Spinner,
  StatusLabel,
  ToggleTile,
} from '.';

export default { title: 'UI/Core' };

const nothing = () => undefined;
const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const tones = ['neutral', 'success', 'warn', 'danger'] as const;

const tabs = ['First', 'Second', 'Third'].map((label) => ({
  value: label,
  label,
  content: <ScreenBody>{label} of three</ScreenBody>,
}));

export const Buttons = {
  render: () => (
    <ScreenBody>
      {variants.map((variant) => (
        <ButtonRow key={variant}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="s">
            small
          </Button>
          <Button variant={variant} busy>
            busy
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
        </ButtonRow>
      ))}
      <Button block size="l" icon={<OrdersIcon />}>
        Full width
      </Button>
      <ButtonRow>
        <IconButton label="Settings" icon={<SettingsIcon />} />
        <IconButton label="Settings" icon={<SettingsIcon />} tone="action" />
        <Chip onClick={nothing}>Chip</Chip>
        <Chip onClick={nothing} selected>
          Selected
        </Chip>
        <Chip onClick={nothing} disabled>
          Disabled
        </Chip>
        <Spinner />
      </ButtonRow>
    </ScreenBody>
  ),
};

export const Cards = {
  render: () => (
    <ScreenBody>
      {(['plain', 'ink', 'gold'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          <Amount value="1,234.50" unit="K" size="xl" /> <Badge>{tone}</Badge>
          <ProgressBar value={64} label="Progress" text="64 %" />
        </Card>
      ))}
      <CardGrid>
        <PictureCard
          name="Ember carafe"
          text="Glass"
          ratio="4 / 3"
          src={picture}
          render={<a href="#one" />}
        />
        <PictureCard name="Without a picture" ratio="4 / 3" render={<a href="#two" />} />
        <PictureCardSkeleton ratio="4 / 3" />
      </CardGrid>
      <Avatar alt="" />
      <DiceRow values={[4, 5, 6]} label="4, 5, 6" />
    </ScreenBody>
  ),
};

export const Rows = {
  render: () => (
    <>
      <NavBar
        title="Title of the screen"
        onBack={nothing}
        backLabel="Back"
        trailing={<Button size="s">Save</Button>}
      />
      <ScreenBody>
        <NoticeBar label="Notice" text="What the operator tells everybody." />
        <MenuList label="Rows">
          <ListRow icon={<OrdersIcon />} label="A link" value="Value" render={<a href="#one" />} />
          <ListRow label="A button" description="With a second line" onClick={nothing} />
          <ListRow label="Just text" trailing={<Badge tone="gold">Badge</Badge>} />
          <ListRow label="Disabled" onClick={nothing} disabled />
        </MenuList>
        {tones.map((tone) => (
          <StatusLabel key={tone} tone={tone}>
            {tone}
          </StatusLabel>
        ))}
      </ScreenBody>
    </>
  ),
};

export const Tabs = { render: () => <TabsInBothLooks /> };

function TabsInBothLooks() {
  const [value, setValue] = useState('First');
  return (
    <>
      <LineTabs label="Lines" value={value} onValueChange={setValue} items={tabs} />
      <SegmentedTabs label="Segments" value={value} onValueChange={setValue} items={tabs} />
      <ScreenBody>
        <CardGrid>
          <ToggleTile label="Big" detail="1.95" selected onToggle={nothing} />
          <ToggleTile label="Small" detail="1.95" selected={false} onToggle={nothing} />
          <ToggleTile label="Odd" detail="1.95" selected={false} onToggle={nothing} disabled />
        </CardGrid>
      </ScreenBody>
    </>
  );
}

export const Empty = {
  render: () => (
    <EmptyState text="Nothing here yet" action={<Button variant="secondary">Do something</Button>} />
  ),
};
export const Failed = {
  render: () => (
    <ErrorState
      title="This could not be loaded"
      text="Try once more."
      retryLabel="Try again"
      onRetry={nothing}
    />
  ),
};
export const Outline = { render: () => <ScreenOutline label="Loading" /> };

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#8fb"/></svg>',
)}`;
