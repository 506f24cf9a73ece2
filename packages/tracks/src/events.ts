import type { LoadTimeBucket } from './load-time';

/**
 * Every event of the dashboard, with its properties. What is not in here cannot be recorded. Extensions add their own:
 * `declare module '@admin/tracks' { interface Events { acme_click: { id: string } } }`.
 */
export interface Events extends EventsOfAttributes {
  /** A page was shown; of a classic one `path` is the host's name for it. */
  page_view: { path: string; is_embedded: boolean };
  /** The browser loaded a page, and this much time went by until there was something to see. */
  page_load: { path: string; is_embedded: boolean; load_time: LoadTimeBucket };

  task_view: { task_name: string };
  tasklist_reminder_bar_view: Reminder;
  tasklist_reminder_bar_click: Reminder;
  tasklist_reminder_bar_close: Reminder;
  /** A tab of the activity panel was opened. */
  activity_panel_open: { tab: string };
  /** A click in the header that leads to setup, or to the storefront. */
  activity_panel_link_click: { tab: string };
  help_panel_click: { task_name: string; link: string };
  /** A task was begun more than once, so its help was pointed at. */
  help_tooltip_view: { task_name: string };
  help_tooltip_click: { task_name: string };
  /** After a while with a new product its feedback tab was pointed at. */
  product_feedback_hint_view: Record<string, never>;
  product_feedback_hint_click: Record<string, never>;
  /** A click on the way to buy what the owner chose in the profile. */
  tasklist_purchase_extensions: { selection: number };

  tasklist_appearance_create_homepage: Record<string, never>;
  tasklist_appearance_upload_logo: Record<string, never>;
  /** A way to the first products was chosen. */
  tasklist_add_product: { method: string };

  /** A gateway takes payments now. */
  tasklist_payment_connect_method: { payment_method: string };

  /** An extension was chosen from those that the marketing task recommends. */
  tasklist_marketing_install: { selected_extension: string };

  /** The owner was asked how something went. */
  ces_view: { action: string; store_age: number | null };
  ces_feedback: {
    action: string;
    /** 1 to 5. */
    score: number;
    /** `null` where the second question was not asked. */
    score_second_question: number | null;
    score_combined: number;
    comments: string;
    /** In weeks; `null` when nobody knows. */
    store_age: number | null;
  };

  /** An entry of the side navigation was followed. */
  navigation_click: OfMenu;
  /** A category of the side navigation was opened. */
  navigation_category_click: OfMenu;
  /** The way out of a category, or with `root` out of the store's pages. */
  navigation_back_click: { category: string };
  /** The icon of the site was pressed. */
  navigation_fold: { folded: boolean };
  navigation_favorite: OfMenu;
  navigation_unfavorite: OfMenu;
  /** What favorites are was explained, and the owner is done with it. */
  navigation_favorites_tooltip_view: Record<never, never>;
  navigation_favorites_tooltip_dismiss: Record<never, never>;

  /** The tour that points at the address fields was closed; which of them were filled. */
  settings_store_address_tour_dismiss: {
    fields_filled: { address: boolean; city: boolean; country: boolean; postcode: boolean };
  };

  /** The tax settings in the form contradict each other; the way out was taken, or the warning put away. */
  tax_settings_conflict: Nothing;
  tax_settings_conflict_recommended_clicked: Nothing;
  tax_settings_conflict_dismissed: Nothing;

  /** The banner above the payment methods, and the panel below the own gateway's settings. */
  payments_banner_get_started_clicked: Nothing;
  payments_banner_dismissed: Nothing;
  payments_account_connect_clicked: Nothing;

  /** Extensions suggested below a tab of the settings. */
  settings_suggestion_clicked: { tab: 'checkout' | 'shipping'; selected: string };
  settings_suggestions_dismissed: { tab: 'checkout' | 'shipping' };

  /** The introduction of the marketing screen was put away. */
  marketing_multichannel_banner_dismissed: Nothing;
  /** A recommended extension is installed, activated or looked at; `name` is its title. */
  marketing_recommended_extension: { name: string };
  marketing_installed_activate: { name: string };
  marketing_installed_finish_setup: { name: string };
  /** A way on from an extension that is set up was followed. */
  marketing_installed_options: { name: string; link: 'manage' | 'settings' | 'docs' | 'support' };
  marketing_knowledge_article: { title: string };
  marketing_explore_more_extensions: Nothing;

  /** The welcome page of the product's own payments: its account is on its way, or what it promises was read. */
  wcpay_connect_account_clicked: { wpcom_connection: 'Yes' | 'No' };
  /** What was installed with it, by name of their folders. */
  wcpay_extension_installed: { extensions: string };
  wcpay_welcome_learn_more: Nothing;
  /** Why it was put away, where that was said. */
  wcpay_exit_survey:
    | { just_remove: true }
    | (Readonly<
        Record<'happy' | 'install' | 'more_info' | 'another_time' | 'something_else', 'Yes' | 'No'>
      > & {
        comments: string;
      });

  /** The banner of the store's app, on Android. */
  mobile_app_banner_view: Nothing;
  mobile_app_banner_dismiss: Nothing;
  mobile_app_banner_install: Nothing;

  /** The store profiler, by step. */
  coreprofiler_step_view: { step: string };
  coreprofiler_step_complete: { step: string };
  coreprofiler_step_skip: { step: string };
  /** Platforms, comma-separated. */
  coreprofiler_user_profile: {
    business_choice: string;
    selling_online_answer: string;
    selling_platforms: string;
  };
  coreprofiler_business_info: { industry: string; store_location_previously_set: boolean };
  /** Comma-separated slugs. */
  coreprofiler_store_extensions_continue: { shown: string; selected: string };

  /** The setup wizard of hosts without it, by step. Lists are comma-separated slugs. */
  storeprofiler_step_view: { step: string };
  storeprofiler_step_complete: { step: string };
  storeprofiler_store_details_continue: { store_country: string; email_signup: boolean };
  storeprofiler_store_details_skip: Nothing;
  storeprofiler_store_industry_continue: { store_industry: string };
  storeprofiler_store_product_type_continue: { product_type: string };
  storeprofiler_store_product_type_learn_more: { product_type: string };
  storeprofiler_store_business_details_continue_variant: {
    product_number: string;
    already_selling: string;
    number_employees: string;
    revenue: string;
    used_platform: string;
    currency: string;
    setup_client: boolean;
  };
  storeprofiler_store_business_features_continue: {
    all_extensions_installed: boolean;
    extensions: string;
  };
  storeprofiler_store_theme_continue: { theme: string };
  storeprofiler_complete: Nothing;

  /** A category was made where a product is edited. */
  product_category_add: Nothing;
  product_new_shipping_class_modal_add_button_click: Nothing;
  product_shipping_global_settings_link_click: Nothing;
  learn_more_about_attributes_help: Nothing;
  /** The form of a product was opened, and what was done there with the product as a whole. */
  view_new_product_management_experience: Nothing;
  product_edit: OfProduct;
  product_update: OfProduct;
  product_publish_and_copy: OfProduct;
  product_copy: OfProduct;
  product_delete: OfProduct;
  product_preview_changes: OfProduct;
  product_update_slug: OfProduct;
  /** Why the user went back to the classic form: comma-separated reasons. */
  product_mvp_feedback: { action: 'disable'; checked: string; comments: string };
}

/** Members are left out as long as the product has no number. */
interface OfProduct {
  new_product_page: true;
  product_id?: number;
  product_type?: string;
  is_downloadable?: boolean;
  is_virtual?: boolean;
  manage_stock?: boolean;
}

/** What is done to the attributes of a product, and to its options, which make its variations. */
type EventsOfAttributes = Record<
  { [Kind in 'attribute' | 'option']: EventOfAttribute<Kind> }['attribute' | 'option'],
  Nothing
>;

type EventOfAttribute<Kind extends string> =
  | `product_add_first_${Kind}_button_click`
  | `product_add_${Kind}_button`
  | `product_add_${Kind}s_modal_${'add' | 'cancel' | `add_another_${Kind}` | `remove_${Kind}`}_button_click`
  | `product_${Kind}_add_custom_${Kind}`
  | `product_${Kind}_term_add${'' | '_success' | '_failed'}`
  | `product_remove_${Kind}_confirmation_${'confirm' | 'cancel'}_click`;

/** Events of a task list. Before their names comes what the list calls itself: `tasklist_` or `extended_tasklist_`. */
export interface TaskListEvents {
  view: { number_tasks: number; number_completed: number; context: 'root' };
  /** A complete list was put away, or kept. */
  completed: {
    action: 'remove_card' | 'keep_card';
    completed_task_count: number;
    incomplete_task_count: number;
  };
  /** A task was seen of which the server wants to know that. */
  item_view: OfTask & { is_complete: boolean };
  click: OfTask;
  dismiss_task: OfTask;
  undo_dismiss_task: OfTask;
  remindmelater_task: OfTask;
  undo_remindmelater_task: OfTask;
}

type Nothing = Record<string, never>;

interface Reminder {
  steps_left: number;
}

interface OfMenu {
  menu_item: string;
}

interface OfTask {
  task_name: string;
}

export type EventName = keyof Events;
