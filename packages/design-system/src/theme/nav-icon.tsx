import {
  Award,
  Bell,
  BookOpen,
  CalendarDays,
  ChartColumn,
  CircleHelp,
  ClipboardCheck,
  ClipboardList,
  FileText,
  History,
  House,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageCircleQuestion,
  MonitorPlay,
  PanelsTopLeft,
  Receipt,
  ScrollText,
  Settings,
  ShieldCheck,
  ShoppingBag,
  SquareCheck,
  Star,
  Tag,
  Ticket,
  UserCog,
  UserRound,
  Users,
  Video,
} from 'lucide-react';

/** Icons that a manifest may name, by their lucide names. */
export const navIcons = {
  award: Award,
  bell: Bell,
  'book-open': BookOpen,
  'calendar-days': CalendarDays,
  'chart-column': ChartColumn,
  'check-square': SquareCheck,
  'circle-help': CircleHelp,
  'clipboard-check': ClipboardCheck,
  'clipboard-list': ClipboardList,
  'file-text': FileText,
  history: History,
  house: House,
  'layout-dashboard': LayoutDashboard,
  mail: Mail,
  megaphone: Megaphone,
  'message-circle-question': MessageCircleQuestion,
  'monitor-play': MonitorPlay,
  'panels-top-left': PanelsTopLeft,
  receipt: Receipt,
  'scroll-text': ScrollText,
  settings: Settings,
  'shield-check': ShieldCheck,
  'shopping-bag': ShoppingBag,
  'square-check': SquareCheck,
  star: Star,
  tag: Tag,
  ticket: Ticket,
  'user-cog': UserCog,
  'user-round': UserRound,
  users: Users,
  video: Video,
} as const satisfies Record<string, LucideIcon>;

export type NavIconName = keyof typeof navIcons;

interface NavIconProps {
  /** Name of the icon, such as 'calendar-days'. */
  name: string;
  /** Width and height in pixels; default 18. */
  size?: number;
}

/**
 * An icon by the name in a manifest. Manifests come from other deployments, so an unknown name shows a neutral icon
 * instead of breaking the sidebar.
 */
export function NavIcon({ name, size = 18 }: NavIconProps) {
  const Icon: LucideIcon = Object.hasOwn(navIcons, name) ? navIcons[name as NavIconName] : CircleHelp;
  return <Icon size={size} aria-hidden />;
}
