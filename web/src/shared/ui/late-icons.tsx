import { Icon, type IconProps } from './icons/Icon.tsx';

// Icons below the first screen of phones, in a separate chunk.

export const BoxIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 8 8-4 8 4v8.500l-8 4-8-4zM4 8l8 4 8-4M12 12v8.5" />
  </Icon>
);

export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 16.500V11a6 6 0 0 1 12 0v5.500l1.5 1.500h-15zM10 20.500h4" />
  </Icon>
);

export const GiftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 8h17v4h-17zM5 12h14v8.5H5zM12 8v12.5M12 8C9 8 7.5 6.8 7.5 5.3S10.8 3 12 8zm0 0c3 0 4.5-1.2 4.5-2.7S13.2 3 12 8z" />
  </Icon>
);

export const QuestionIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M9.8 9.700a2.3 2.3 0 1 1 3.3 2.100c-.7.3-1.1.8-1.1 1.700M12 16.500v.1" />
  </Icon>
);

export const GripIcon = (props: IconProps) => (
  <Icon {...props} strokeWidth={2.4}>
    <path d="M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01" />
  </Icon>
);

export const ChatIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6.500A2.500 2.500 0 0 1 6.500 4h11A2.500 2.500 0 0 1 20 6.500v7a2.500 2.500 0 0 1-2.500 2.500H11l-4.500 4v-4A2.500 2.500 0 0 1 4 13.500zM8.500 10v.01M12 10v.01M15.500 10v.01" />
  </Icon>
);

export const PrinterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 9V4h10v5M7 17H4.500a.5.5 0 0 1-.5-.5V10a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v6.500a.5.5 0 0 1-.5.5H17M7 14h10v6H7z" />
  </Icon>
);

export const PenIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4.500 19.500.9-4L16 4.900a1.700 1.700 0 0 1 2.400 0l.7.7a1.700 1.700 0 0 1 0 2.400L8.500 18.600zM14 7l3 3" />
  </Icon>
);

export const TruckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 6h11v10.500H9M5 16.500H3V6M14 9.500h3.500l3.500 3.500v3.500h-2M14 9.500v7h1" />
    <circle cx="7" cy="17" r="2" />
    <circle cx="17" cy="17" r="2" />
  </Icon>
);

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 9.5 7 7 7-7" />
  </Icon>
);

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);

export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h14" />
  </Icon>
);

export const ExpandIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
  </Icon>
);

export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15V4M8 7.500 12 3.500l4 4M6 11H5v9h14v-9h-1" />
  </Icon>
);
